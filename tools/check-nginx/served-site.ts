import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteRules } from '../hosting/site-rules.ts';

export interface ServedSite {
  folder: string;
  port: number;
  address: string;
  rules: SiteRules;
  language: string;
  script: string;
}

export function servedSite(folder: string, port: number, language: string): ServedSite {
  const rules = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as SiteRules; // written by the build
  const script = /\/assets\/first-[^"]+\.js/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[0] ?? '';
  return { folder, port, address: `http://127.0.0.1:${port}`, rules, language, script };
}
