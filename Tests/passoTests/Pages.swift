/// Pages for the tests, small enough to be read beside what is expected of them.
enum Pages {
  /// A value that is asked for, one that an output gives, and a check.
  static let greeting = """
    # Greeting somebody
    {: #greet}

    1.  Greet the person.

        ```
        echo "hello <person>"
        ```
        {: pre}

        Example output:

        ```
        hello <person>
        ```
        {: screen}

    2.  Get a number.

        ```
        echo "Number: 42"
        ```
        {: pre}

        Example output:

        ```
        Number: <the_number>
        ```
        {: screen}

    3.  Write the number down.

        ```
        echo "<the_number>" > number.txt
        ```
        {: pre}

    """

  /// Its second step fails.
  static let failing = """
    # Failing
    {: #fail}

    1.  Begin.

        ```
        echo begun
        ```
        {: pre}

    2.  Fail.

        ```
        ls /nowhere-at-all >/dev/null 2>&1
        ```
        {: pre}

    3.  Go on.

        ```
        echo "never seen"
        ```
        {: pre}

    """

  static let twoProcedures = """
    # Two things

    ## First
    {: #first}

    1.  Say one.

        ```
        echo one
        ```
        {: pre}

    ## Second
    {: #second}

    1.  Say two.

        ```
        echo two
        ```
        {: pre}

    """

  static let withoutSteps = """
    # Nothing to do

    Only words.

    """

  /// Its value is a secret, and its second step takes longer than anybody waits.
  static let secret = """
    # Logging in
    {: #login}

    1.  Log in.

        ```
        printf 'logged in with %s\\n' "<password>"
        ```
        {: pre}

    2.  Wait.

        ```
        echo waiting; sleep 60
        ```
        {: pre}

    """
}
