import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyScenarios } from '../dev/apply-scenarios.ts';
import { fetchContractList } from '../dev/contract-list.ts';
import { DevTools } from '../dev/DevTools.tsx';
import { storedScenarios } from '../dev/scenario.ts';

/**
 * Development builds only. Applies the scenarios of the address before the app sends requests, and renders the tools
 * beside the app. Never rejects; without the dev server there are no tools.
 */
export async function startDevTools(): Promise<void> {
  try {
    const operations = await fetchContractList();
    const initial = storedScenarios();
    // Without scenarios, faults that were set by hand in the sandbox stay.
    if (initial.length > 0) await applyScenarios(initial, operations);
    const host = document.createElement('div');
    document.body.append(host);
    createRoot(host).render(createElement(StrictMode, null, createElement(DevTools, { operations, initial })));
  } catch {
    // The app works without the tools.
  }
}
