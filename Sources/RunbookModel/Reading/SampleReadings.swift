import OutputMatching

/// The sample outputs of one page, each taken apart once, however many questions are asked of it.
final class SampleReadings {
  private var samples: [String: Sample] = [:]

  subscript(text: String) -> Sample {
    // Strings that are equal may still differ in their bytes.
    if let sample = samples[text], sample.text.utf8.elementsEqual(text.utf8) { return sample }
    let sample = Sample(text)
    samples[text] = sample
    return sample
  }
}
