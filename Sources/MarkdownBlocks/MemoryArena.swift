/// Memory that is taken in many small pieces and given back all at once.
///
/// gumbo allocates every node, attribute and string apart; this costs it more than reading the HTML.
final class MemoryArena {
  private var slabs: [UnsafeMutableRawPointer] = []
  private var next: UnsafeMutableRawPointer?
  private var rest = 0

  /// In bytes.
  private static let slab = 1 << 14
  /// The strictest alignment that C promises of `malloc`, in bytes.
  private static let alignment = 16

  func allocate(_ size: Int) -> UnsafeMutableRawPointer {
    let size = (max(size, 1) + Self.alignment - 1) / Self.alignment * Self.alignment
    if let piece = next, size <= rest {
      next = piece + size
      rest -= size
      return piece
    }
    let length = max(size, Self.slab)
    let slab = UnsafeMutableRawPointer.allocate(byteCount: length, alignment: Self.alignment)
    slabs.append(slab)
    if length - size > rest {
      next = slab + size
      rest = length - size
    }
    return slab
  }

  deinit {
    for slab in slabs { slab.deallocate() }
  }
}
