import { measures } from './unseen.ts';

export const usage = `npm run drift -- <base-url> [options]     does this service match openapi.yaml?

  --login phone:password    sign in as this member
  --login-env NAME          the same, from this environment variable
  --auth-env NAME           take the token from this environment variable
  --write                   send commands too, which change data; elsewhere than on this machine it needs --yes
  --plan                    list the commands that --write would send and how often, and send nothing
  --idempotency             with --write: send one transfer of 1 baht twice with one key, and tell whether keys are honoured
  --only id,id              these operations only
  --value op.field=value    a value of your own in place of the contract's example
  --origin https://page     check that CORS lets this page use the service
  --from traffic.har        judge recorded traffic (.har, .ndjson) and send nothing; <base-url> picks one service from it
  --chat-url url            join a chat room there and judge what arrives for --chat-seconds (10)
  --meaning[=error]         judge pages, order, totals and dates too, as warnings or as violations
  --strict                  warnings are errors, and operations that were only refused fail the run
  --baseline file           accepted findings: a list of { id, reason }
  --require-seen what,what  ${measures.join(', ')}: what the run did not see of these makes it blind
  --format text|json|junit|html   --report is the same word; progress goes to stderr
  --output file             where the report goes, instead of stdout
  --since earlier.json      with html: what changed since that report
  --rate n                  requests a second at most (20; on this machine as fast as they are answered)
  --timeout seconds         for one answer (30)
  --deadline seconds        for the whole run (600); what is left by then is named in the report
  --seed n                  the same seed sends the same requests (1)
  --contract file           another contract than openapi.yaml
  --ca file                 trust the certificates of this authority too (PEM)
  --version, -h, --help     the version of the contract; this text

  Exit: 0 matches · 1 violations · 2 wrong call or contract · 3 unreachable or sign-in refused · 4 too little tested`;
