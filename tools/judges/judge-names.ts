/** In the order of docs/judges.md. */
export const judgeNames = [
  'Nu HTML checker',
  'axe',
  'Lighthouse',
  'parse5',
  'DOMPurify fixtures',
  'csp_evaluator',
  'Spectral OAS',
  'Spectral OWASP',
  'AsyncAPI parser',
  'js-yaml 3',
  'express-openapi-validator',
  'second backend',
  'client generators',
  'npm audit',
] as const;

export type JudgeName = (typeof judgeNames)[number];
