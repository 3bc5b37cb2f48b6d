/** Something that went wrong on a member's device. The reporter makes a record of it; the record has less in it. */
export type Incident =
  | { kind: 'contract'; operation: string; pointer: string; problem: string }
  | { kind: 'unknown'; operation: string; reason: string }
  | { kind: 'error'; error: unknown }
  | { kind: 'policy'; directive: string; blocked: string };

const early: Incident[] = [];
let report = (incident: Incident): void => {
  if (early.length < 20) early.push(incident);
};

/** Notes an incident. The first ones wait here until the reporter is loaded. */
export const noteIncident = (incident: Incident): void => {
  report(incident);
};

/** Hands over the incidents noted so far, and from now on each one at once. */
export function takeIncidents(reporter: (incident: Incident) => void): void {
  report = reporter;
  early.splice(0).forEach(reporter);
}
