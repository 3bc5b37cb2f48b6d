/** A failure on a member's device. The report contains less than the incident. */
export type Incident =
  | { kind: 'contract'; operation: string; pointer: string; problem: string }
  | { kind: 'unknown'; operation: string; reason: string }
  | { kind: 'error'; error: unknown }
  | { kind: 'policy'; directive: string; blocked: string };

const early: Incident[] = [];
let report = (incident: Incident): void => {
  if (early.length < 20) early.push(incident);
};

/** Records an incident. Incidents are buffered until the reporter is loaded. */
export const noteIncident = (incident: Incident): void => {
  report(incident);
};

/** Passes on all buffered incidents, and later ones immediately. */
export function takeIncidents(reporter: (incident: Incident) => void): void {
  report = reporter;
  early.splice(0).forEach(reporter);
}
