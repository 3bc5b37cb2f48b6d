import type { MoneyCommandId } from '../../src/api/wire/types.ts';
import type { JourneyName } from './campaign-plan.ts';

/** What the member was told about one command, and what had happened. */
export interface Result {
  number: number;
  operationId: MoneyCommandId;
  journeyName: JourneyName;
  /** By the ledger. */
  executions: number;
  /** An equal command of another device was carried out meanwhile. */
  isDoneElsewhere: boolean;
  /** The service refused it, and its answer arrived as it was. */
  isOrdinaryRefusal: boolean;
  /** The kinds of outcome in their order, without repetition. */
  told: string[];
  /** The screen said that the account shows this command more than once. */
  isSaidDouble: boolean;
  /** The screen said so, or shows several items that are new or came since an earlier equal command. */
  isDoubleTold: boolean;
  /** More such items were shown than there are. */
  isCountWrong: boolean;
  /** The service's statement shows two or more items of the command at the time of the last look. */
  isDoubleShown: boolean;
  /** Its answer may say "done" although nothing was done: no client can tell it from the truth. */
  mayBeLie: boolean;
  /** Reads do not fail, those before the command are back in time, and the statement has its right total. */
  isReliable: boolean;
  /** Another movement, or its own return, undid this command, or its second execution, in the main wallet. */
  isHidden: boolean;
  /** For the report of a wrong outcome. */
  circumstances: string;
}

const last = ({ told }: Result) => told.at(-1) ?? 'nothing';
const wasTold = (result: Result, kind: string) => result.told.includes(kind);

/** Each result is counted in the columns that hold for it. */
const columns = {
  commands: () => true,
  'carried out': ({ executions }) => executions > 0,
  'done, told': (result) => result.executions > 0 && last(result) === 'done',
  'not done, told': (result) => result.executions === 0 && last(result) === 'refused',
  'unknown, done': (result) => result.executions > 0 && last(result) === 'unknown',
  'unknown, not done': (result) => result.executions === 0 && last(result) === 'unknown',
  'FALSE REFUSED': (result) => isFalseRefused(result) && !result.isHidden,
  '… hidden by another movement': (result) => isFalseRefused(result) && result.isHidden,
  'FALSE DONE': (result) => isFalseDone(result) && !result.isDoneElsewhere && !result.mayBeLie,
  '… of another device': (result) => isFalseDone(result) && result.isDoneElsewhere,
  '… by a lie': (result) => isFalseDone(result) && !result.isDoneElsewhere && result.mayBeLie,
  doubles: ({ executions }) => executions > 1,
  'double told': ({ executions, isDoubleTold }) => executions > 1 && isDoubleTold,
  'DOUBLE SHOWN, UNTOLD': (result) => isUntoldDouble(result) && result.isReliable && !result.isHidden,
  '… by unreliable reads or hidden': (result) => isUntoldDouble(result) && (!result.isReliable || result.isHidden),
  'FALSE DOUBLE': ({ executions, isDoneElsewhere, isSaidDouble, isCountWrong }) =>
    isCountWrong || (executions < 2 && !isDoneElsewhere && isSaidDouble),
  'ordinary refusals': ({ isOrdinaryRefusal }) => isOrdinaryRefusal,
  '… told as unknown': (result) => result.isOrdinaryRefusal && last(result) === 'unknown',
} as const satisfies Record<string, (result: Result) => boolean>;

function isFalseRefused(result: Result) {
  return result.executions > 0 && wasTold(result, 'refused');
}

function isFalseDone(result: Result) {
  return result.executions === 0 && wasTold(result, 'done');
}

function isUntoldDouble({ executions, isDoubleShown, isDoubleTold }: Result) {
  return executions > 1 && isDoubleShown && !isDoubleTold;
}

export type Column = keyof typeof columns;
/** The results of a column. */
export const resultsIn = (results: readonly Result[], column: Column) => results.filter(columns[column]);

/** The counts by command as text. */
export function tableOf(results: readonly Result[]): string {
  const names = Object.keys(columns) as Column[]; // its own keys
  const ids = [...new Set(results.map(({ operationId }) => operationId))].sort();
  const rows = [...ids, 'all'].map((id) => {
    const own = id === 'all' ? results : results.filter(({ operationId }) => operationId === id);
    return [id, ...names.map((name) => String(resultsIn(own, name).length))];
  });
  const head = ['', ...names.map((_name, index) => String.fromCharCode(97 + index))];
  const widths = head.map((_text, index) => Math.max(...[head, ...rows].map((row) => row[index]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0))).join(' ');
  const legend = names.map((name, index) => `${String.fromCharCode(97 + index)} ${name}`).join(', ');
  return [line(head), ...rows.map(line), legend].join('\n');
}
