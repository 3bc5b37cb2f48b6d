import { Button } from '../ui/Button.tsx';
import styles from './ViolationList.module.css';

interface ScenarioProblemsProps {
  problems: readonly string[];
  onRemove: () => void;
}

/** Lists scenarios of the address that do not exist. The app runs without them. */
export function ScenarioProblems({ problems, onRemove }: ScenarioProblemsProps) {
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
