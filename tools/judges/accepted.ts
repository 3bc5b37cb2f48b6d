import type { JudgeName } from './judge-names.ts';

/** A finding that stays, and why. A finding without an explanation here fails the run. */
interface Explanation {
  rule: string;
  /** Only findings whose place or message matches. */
  only?: RegExp;
  why: string;
}

export interface Accepted extends Explanation {
  judge: string;
}

const unspecified =
  'The product’s specification gives no limit or form there. The contract states only what is known (A-135); a service that knows more adds it.';

/** The calls that a visitor makes before the login. */
const beforeLogin =
  /^paths\.\/api\/(login|account|account\/validate|otp\/(send|verify)|lookup\/(banks|info|contact|sources|active|registerOTP|enableChatWidget))\./;

const forTests =
  'A build for tests, whose service is on this machine. The policies of production have no such finding.';

const byJudge: { readonly [Name in JudgeName]?: readonly Explanation[] } = {
  axe: [
    {
      rule: 'focus-order-semantics',
      only: /class="_body_/,
      why: 'The scrolling part of a sheet takes the focus, so that a keyboard can scroll it. A role with a name would repeat the name of the dialog around it.',
    },
  ],
  parse5: [
    {
      rule: 'another text',
      only: /<!\[CDATA\[/,
      why: 'A CDATA section is dropped as a whole. A browser reads it as a comment up to the first `>` and shows the rest.',
    },
    {
      rule: 'another text',
      only: /<\/[^<>]+[\s"'=/][^<>]*[<"'=]/,
      why: 'An end tag with attributes ends at its first `>`. What follows stays as text; it can become nothing that is not allowed.',
    },
    {
      rule: 'another text',
      only: /<(svg|math)\b/i,
      why: 'Everything inside `svg` and `math` is dropped. A browser ends them at the first HTML element and shows the rest.',
    },
    {
      rule: 'another text',
      only: /<(canvas|dialog|button|audio|video|object|applet|template|select|noscript|datalist|frameset)\b.*\/>/is,
      why: 'An element that is dropped with its content ends at `/>`. A browser ignores the slash and drops all that follows.',
    },
    {
      rule: 'another text',
      only: /<(frameset|select|col)\b/i,
      why: 'Everything inside `frameset` and `select` is dropped. A browser ignores a `frameset` there, and ends a `select` at a field.',
    },
  ],
  'DOMPurify fixtures': [
    {
      rule: 'keeps more than DOMPurify',
      only: / (div|ul)$/,
      why: 'An empty `div`, and the list around a lone item, with no attribute. They can do nothing.',
    },
  ],
  csp_evaluator: [
    {
      rule: 'script-src',
      only: /'self'/,
      why: 'The app’s own origin serves nothing but the files of the build: no JSONP, no uploads. Trusted Types block all other ways to run a text.',
    },
    ...['connect-src', 'form-action', 'frame-ancestors', 'img-src', 'media-src'].map((rule) => ({
      rule,
      only: /^sandbox.*(127\.0\.0\.1|localhost)/,
      why: forTests,
    })),
  ],
  'Spectral OAS': [
    { rule: 'info-contact', why: 'The contract has no owner outside the project yet.' },
    { rule: 'license-url', why: 'The contract is proprietary. OpenAPI 3.1 allows `identifier` or `url`, not both.' },
    { rule: 'openapi-tags-alphabetical', why: 'The tags are in the order in which a member meets the parts.' },
    {
      rule: 'operation-description',
      why: 'Each operation has a summary. A description is there only where there is more to say.',
    },
    { rule: 'path-keys-no-trailing-slash', only: /read-customer/, why: 'The specification writes the path so (A-05).' },
  ],
  'Spectral OWASP': [
    {
      rule: 'owasp:api2:2023-no-credentials-in-url',
      only: /autoLogin/,
      why: 'The specification has the password of a game account in the path. The app keeps it out of logs and storage (quality 10).',
    },
    { rule: 'owasp:api2:2023-read-restricted', only: beforeLogin, why: 'A visitor needs it before the login.' },
    {
      rule: 'owasp:api2:2023-write-restricted',
      only: beforeLogin,
      why: 'Login and registration come before the token.',
    },
    {
      rule: 'owasp:api8:2023-define-error-responses-401',
      only: beforeLogin,
      why: 'Without a token there is no 401. A wrong password is a 400 with a code.',
    },
    { rule: 'owasp:api4:2023-array-limit', why: unspecified },
    { rule: 'owasp:api4:2023-integer-format', why: unspecified },
    { rule: 'owasp:api4:2023-integer-limit', why: unspecified },
    { rule: 'owasp:api4:2023-string-limit', why: unspecified },
    { rule: 'owasp:api4:2023-string-restricted', why: unspecified },
    {
      rule: 'owasp:api4:2023-rate-limit',
      why: 'The specification has a code for a rate limit, but no headers. 429 has `Retry-After`; the app shows its message and stops polling.',
    },
    {
      rule: 'owasp:api8:2023-define-cors-origin',
      why: 'Whether CORS is needed depends on where the app is hosted (docs/operations.md). `npm run drift -- --origin` checks a service.',
    },
    {
      rule: 'owasp:api9:2023-inventory-access',
      why: 'The contract lists one variable address, not an inventory of servers.',
    },
    {
      rule: 'owasp:api9:2023-inventory-environment',
      why: 'The contract lists one variable address, not an inventory of servers.',
    },
  ],
  'express-openapi-validator': [
    {
      rule: 'answer',
      only: /lookup\/slip.*slip must be object/,
      why: 'A test of `deposit.spec.ts` answers `null` there on purpose.',
    },
  ],
  'AsyncAPI parser': [
    {
      rule: 'asyncapi-latest-version',
      why: 'The linter and the generators of the project read 3.0. 3.1 adds nothing that this document needs.',
    },
  ],
};

export const accepted: readonly Accepted[] = Object.entries(byJudge).flatMap(([judge, explanations]) =>
  explanations.map((explanation) => ({ judge, ...explanation })),
);
