import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { contractViolations } from '../api/wire/contract-violations.ts';
import { Button } from '../ui/Button.tsx';
import { applyScenarios } from './apply-scenarios.ts';
import type { ListedOperation } from './contract-list.ts';
import styles from './DevTools.module.css';
import { storeScenarios, type Scenario } from './scenario.ts';
import { ScenarioSheet } from './ScenarioSheet.tsx';
import { ViolationList } from './ViolationList.tsx';

interface DevToolsProps {
  operations: readonly ListedOperation[];
  /** The active scenarios, and those of them that are not in the contract. */
  initial: readonly Scenario[];
  unknown: readonly Scenario[];
}

/** Tools of development builds: violations of the contract (B-12) and the scenario switch (B-13), also with Alt+S. */
export function DevTools({ operations, initial, unknown }: DevToolsProps) {
  const violations = useSyncExternalStore(contractViolations.subscribe, contractViolations.list);
  const [active, setActive] = useState(initial);
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
    setChoosing(false);
    // Reads affected queries again. Commands wait for their button.
    const changed = operations.filter(
      ({ id }) =>
        scenarios.find(({ operationId }) => operationId === id) !==
        active.find(({ operationId }) => operationId === id),
    );
    if (changed.some(({ effect }) => effect === 'query')) location.reload();
  };

  return (
    <>
      <div ref={bar} popover="manual" className={styles['bar']} role="region" aria-label="Development">
        {violations.length > 0 && (
          <ViolationList
            violations={violations}
            callOf={(operationId) => operations.find(({ id }) => id === operationId)?.call ?? ''}
          />
        )}
        <div className={styles['buttons']}>
          <Button onPress={() => setChoosing(true)}>
            Scenarios{active.length > 0 && ` (${String(active.length)})`}
          </Button>
          {violations.length > 0 && <Button onPress={contractViolations.clear}>Clear violations</Button>}
        </div>
      </div>
      {isChoosing && (
        <ScenarioSheet
          operations={operations}
          active={active}
          unknown={unknown}
          onChange={(scenarios) => void change(scenarios)}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
