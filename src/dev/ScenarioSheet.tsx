import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import type { ListedOperation } from './contract-list.ts';
import styles from './ScenarioSheet.module.css';
import { addressWith, scenarioProblem, type Scenario } from './scenario.ts';

interface ScenarioSheetProps {
  operations: readonly ListedOperation[];
  active: readonly Scenario[];
  onChange: (scenarios: readonly Scenario[]) => void;
  onClose: () => void;
}

const valueOf = ({ status, name }: { status: number; name: string }) => `${String(status)} ${name}`;

/** Selects the answer of an operation: any named example or error code of the contract. */
export function ScenarioSheet({ operations, active, onChange, onClose }: ScenarioSheetProps) {
  const [operationId, setOperationId] = useState('');
  const [answer, setAnswer] = useState('');
  const operation = operations.find(({ id }) => id === operationId);
  const answers = operation?.answers ?? [];
  const chosen = answers.find((each) => valueOf(each) === answer);
  const without = (id: string) => active.filter((scenario) => scenario.operationId !== id);
  return (
    <Sheet title="Scenarios" openedBy="member" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen) onChange([...without(operationId), { operationId, status: chosen.status, name: chosen.name }]);
        }}
      >
        <SelectField
          label="Operation"
          placeholder="Choose an operation"
          value={operationId}
          options={operations.map(({ id, call }) => ({ value: id, label: `${call} · ${id}` }))}
          onChange={(event) => {
            setOperationId(event.target.value);
            setAnswer('');
          }}
          note={operation && <p className={styles.note}>{operation.summary}</p>}
        />
        <SelectField
          label="Answer"
          placeholder="Choose an answer"
          value={answer}
          options={answers.map((each) => ({ value: valueOf(each), label: valueOf(each) }))}
          onChange={(event) => setAnswer(event.target.value)}
          note={chosen?.summary !== undefined && <p className={styles.note}>{chosen.summary}</p>}
        />
        <Button type="submit" look="primary" wide disabled={!chosen}>
          Answer with it
        </Button>
      </form>
      {active.length > 0 && (
        <ul className={styles.list} aria-label="Active scenarios">
          {active.map((scenario) => (
            <li key={scenario.operationId}>
              <span>
                <span>{`${scenario.operationId} answers`}</span> <strong>{valueOf(scenario)}</strong>
                {scenarioProblem(scenario, operations) !== null && <span>, which the contract does not have</span>}
              </span>
              <Button onPress={() => onChange(without(scenario.operationId))}>Remove</Button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.share}>
        <code>{addressWith(active)}</code>
        <CopyButton label="Copy the address of this scenario" text={addressWith(active)} />
      </p>
    </Sheet>
  );
}
