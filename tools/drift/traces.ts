/** The lines of a stack trace as the usual platforms write them. */
const lines: readonly RegExp[] = [
  // Node: at handler (/srv/app.js:10:5)
  /\bat\s+(?:[^\s"]+\s+)?\(?(?:file:\/\/)?[\w@./\\:-]+\.[cm]?[jt]sx?:\d+:\d+\)?/,
  // Java and Kotlin: at com.example.Wallet.transfer(Wallet.java:12)
  /\bat\s+[\w.$<>]+\((?:[\w$]+\.(?:java|kt|scala|groovy):\d+|Native Method|Unknown Source)\)/,
  // Python
  /Traceback \(most recent call last\)|File \\?"[^"]+\.py\\?", line \d+/,
  // Go
  /\bgoroutine \d+ \[|\.go:\d+ \+0x/,
  // PHP: #0 /srv/Wallet.php(12): transfer()
  /#\d+ [^\s"]*\.php\(\d+\)|\.php(?: on line |:)\d+/,
  // .NET: at Wallet.Transfer() in C:\\src\\Wallet.cs:line 12
  /\bat [\w.`<>]+\([^)]*\) in .+?\.(?:cs|vb|fs):line \d+/,
  // Ruby: app/models/wallet.rb:12:in `transfer'
  /\.rb:\d+:in [`']/,
];

/** A field that frameworks fill with a trace in their debug mode. */
const field = /"(?:stack|stackTrace|stack_trace|trace|backtrace)"\s*:\s*(?:"[^"]|\[\s*[{"])/i;

/** Whether the body of an error shows the code of the service. In JSON the ends of its lines are written as escapes. */
export function hasTrace(body: string): boolean {
  const text = body.replaceAll(/\\[nrt]/g, ' ');
  return field.test(text) || lines.some((line) => line.test(text));
}
