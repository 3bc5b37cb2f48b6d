import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { contractViolations, type ContractViolation } from '../api/wire/read/contract-violations.ts';
import { Button } from '../ui/Button.tsx';
import { applyScenarios } from './apply-scenarios.ts';
import type { ListedOperation } from './contract-list.ts';
import styles from './DevTools.module.css';
import { scenarioProblem, storeScenarios, unreadableScenarios, type Scenario } from './scenario.ts';
import { ScenarioSheet } from './ScenarioSheet.tsx';

interface DevToolsProps {
  operations: readonly ListedOperation[];
  initial: readonly Scenario[];
}

/** Tools of development builds: violations of the contract (B-12) and the scenario switch (B-13), also with Alt+S. */
export function DevTools({ operations, initial }: DevToolsProps) {
  const violations = useSyncExternalStore(contractViolations.subscribe, contractViolations.list);
  const [active, setActive] = useState(initial);
  const [unreadable, setUnreadable] = useState(unreadableScenarios);
  const [isChoosing, setChoosing] = useState(false);
  const bar = useRef<HTMLDivElement>(null);

  // Re-opens the bar, so that it lies above dialogs in the browser's top layer.
  useEffect(() => {
    const raise = () => {
      const popover = bar.current;
      if (popover?.matches(':popover-open')) popover.hidePopover();
      popover?.showPopover();
    };
    const followDialogs = ({ target }: Event) => {
      if (target instanceof HTMLDialogElement) raise();
    };
    raise();
    // `toggle` does not bubble, so it is caught in the capture phase.
    document.addEventListener('toggle', followDialogs, true);
    return () => document.removeEventListener('toggle', followDialogs, true);
  }, [violations]);

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      // By `code`, because Alt changes the character on some keyboards.
      if (event.altKey && event.code === 'KeyS') setChoosing(true);
    };
    addEventListener('keydown', openByKey);
    return () => removeEventListener('keydown', openByKey);
  }, []);

  const change = async (scenarios: readonly Scenario[]) => {
    await applyScenarios(scenarios, operations);
    storeScenarios(scenarios);
    setActive(scenarios);
    // The address contains the scenarios that apply, and no others.
    setUnreadable([]);
    setChoosing(false);
    // Reloads if the answer of a query has changed. Commands are not repeated.
    const changed = operations.filter(
      ({ id }) =>
        scenarios.find(({ operationId }) => operationId === id) !==
        active.find(({ operationId }) => operationId === id),
    );
    if (changed.some(({ effect }) => effect === 'query')) location.reload();
  };

  const isKnown = (scenario: Scenario) => scenarioProblem(scenario, operations) === null;
  const problems = [
    ...unreadable.map((text) => `"${text}" is not a scenario. Write operation:status:example.`),
    ...active.map((scenario) => scenarioProblem(scenario, operations)).filter((problem) => problem !== null),
  ];

  return (
    <>
      <div ref={bar} popover="manual" className={styles.bar} role="region" aria-label="Development">
        {problems.length > 0 && (
          <ScenarioProblems problems={problems} onRemove={() => void change(active.filter(isKnown))} />
        )}
        {violations.length > 0 && (
          <ViolationList
            violations={violations}
            callOf={(operationId) => operations.find(({ id }) => id === operationId)?.call ?? ''}
          />
        )}
        <div className={styles.buttons}>
          <Button onPress={() => setChoosing(true)}>
            {active.length > 0 ? `Scenarios (${String(active.length)})` : 'Scenarios'}
          </Button>
          {violations.length > 0 && <Button onPress={contractViolations.clear}>Clear violations</Button>}
        </div>
      </div>
      {isChoosing && (
        <ScenarioSheet
          operations={operations}
          active={active}
          onChange={(scenarios) => void change(scenarios)}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

interface ScenarioProblemsProps {
  problems: readonly string[];
  onRemove: () => void;
}

/** Lists scenarios of the address that do not exist. The app runs without them. */
function ScenarioProblems({ problems, onRemove }: ScenarioProblemsProps) {
  return (
    <ul className={styles.list} aria-label="Unknown scenarios">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
      <li>
        <Button onPress={onRemove}>Remove unknown scenarios</Button>
      </li>
    </ul>
  );
}

const longest = 200;

function shown(value: unknown): string {
  // Symbols and undefined cannot be serialised.
  const text = value === undefined || typeof value === 'symbol' ? 'nothing readable' : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

interface ViolationListProps {
  violations: readonly ContractViolation[];
  /** Returns the method and path of an operation, such as `GET /api/wallet`. */
  callOf: (operationId: string) => string;
}

/** A list of violations: operation, status, pointer, problem and value. */
function ViolationList({ violations, callOf }: ViolationListProps) {
  return (
    <ul className={styles.list} aria-label="Contract violations">
      {violations.map(({ operationId, status, pointer, problem, value }, index) => (
        // Entries are added at the front, so the index from the end is stable.
        <li key={violations.length - index}>
          <strong>{operationId}</strong>{' '}
          <span>{status === null ? 'came on the socket' : `${callOf(operationId)} answered ${String(status)}`}</span>
          <br />
          <code>{pointer || 'the body'}</code>
          <span>{`: ${problem}`}</span>
          <br />
          <code className={styles.value}>{shown(value)}</code>
        </li>
      ))}
    </ul>
  );
}
