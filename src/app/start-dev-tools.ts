import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyScenarios } from '../dev/apply-scenarios.ts';
import { fetchContractList } from '../dev/contract-list.ts';
import { DevTools } from '../dev/DevTools.tsx';
import { storedScenarios } from '../dev/scenario.ts';

/**
 * Development builds: lets the scenarios of the address apply before the app asks for anything, and puts the tools over the
 * page, beside the app's own tree. Never rejects: where the dev server is missing, so are the tools.
 */
export async function startDevTools(): Promise<void> {
  try {
    const operations = await fetchContractList();
    const initial = storedScenarios();
    // Without a choice the sandbox keeps the faults that somebody gave it by hand.
    if (initial.length > 0) await applyScenarios(initial, operations);
    const host = document.createElement('div');
    document.body.append(host);
    createRoot(host).render(createElement(StrictMode, null, createElement(DevTools, { operations, initial })));
  } catch {
    // The app does without.
  }
}
