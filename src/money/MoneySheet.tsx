import type { Elements } from '../ui/elements.ts';
import { Sheet, type SheetProps } from '../ui/Sheet.tsx';
import { MoneyOutcome, type MoneyOutcomeProps } from './MoneyOutcome.tsx';

interface MoneySheetProps<Answer, Input> extends MoneyOutcomeProps<Answer, Input> {
  title: string;
  hasSteps?: SheetProps['hasSteps'];
  /** The buttons below the form; removed after the command. */
  footer?: (busy: boolean) => Elements;
  /** Called by the button of the success state; default: `onClose`. */
  onDone?: () => void;
  onClose: () => void;
}

/** A sheet for one money command and its outcome. */
export function MoneySheet<Answer, Input>({
  title,
  hasSteps,
  footer,
  onDone,
  ...money
}: MoneySheetProps<Answer, Input>) {
  const { kind } = money.command.outcome;
  const isOver = kind === 'done' || kind === 'unknown';
  return (
    <Sheet
      title={title}
      openedBy="address"
      hasSteps={hasSteps}
      footer={!isOver && footer?.(kind === 'sending')}
      onClose={money.onClose}
    >
      <MoneyOutcome {...money} onClose={onDone ?? money.onClose} />
    </Sheet>
  );
}
