import { unit, type Fault } from './fault.ts';

/** Faults in where a screen leads, whose value it takes, and what another choice must end or keep. */
export const wayFaults: readonly Fault[] = [
  {
    name: 'the later steps of a registration stay open after a change of the number',
    breaks: 'A-39',
    file: 'src/features/register/use-wizard-step.ts',
    find: '      setReached(step);\n',
    replace: '',
    caughtBy: unit('screens/register-ways.test.ts'),
  },
  {
    name: 'a registration is kept after any failure, not only one that ends the visit',
    breaks: 'A-39',
    file: 'src/features/register/RegisterScreen.tsx',
    find: "if (terminalOf(error, false)?.kind === 'signedOut') keptRegistration.keep(typed.current());",
    replace: 'keptRegistration.keep(typed.current());',
    caughtBy: unit('screens/register-ways.test.ts'),
  },
  {
    name: 'a QR code that was cancelled is called gone because an earlier one was',
    breaks: 'A-127',
    file: 'src/features/deposit/qr/use-pending-qrcode.ts',
    find: 'closed !== undefined && closed.reading === readings();',
    replace: 'closed !== undefined;',
    caughtBy: unit('screens/qr-states.test.ts'),
  },
  {
    name: 'the cross of a way to deposit leaves the list of ways open',
    breaks: 'B-05',
    file: 'src/features/deposit/use-deposit-address.ts',
    find: 'stepsToPage: steps + 1',
    replace: 'stepsToPage: steps',
    caughtBy: unit('screens/deposit-ways.test.ts'),
  },
  {
    name: 'the available balance of a transfer is that of the main wallet',
    breaks: 'A-62',
    file: 'src/features/transfer/TransferFields.tsx',
    find: 'available={source?.amount}',
    replace: 'available={wallet?.wallet.amount}',
    caughtBy: unit('screens/transfer-ways.test.ts'),
  },
  {
    name: 'the withdrawal is closed when the money is in the main wallet',
    breaks: 'A-150',
    file: 'src/features/withdraw/WithdrawModal.tsx',
    find: '        onDone={moving.reopen}\n',
    replace: '',
    caughtBy: unit('screens/withdraw-ways.test.ts'),
  },
  {
    name: 'an amount that was typed after a share goes with the direction',
    breaks: 'A-151',
    file: 'src/features/game/GameTransferFields.tsx',
    find: '            setIsShare(false);\n          },\n        })}',
    replace: '          },\n        })}',
    caughtBy: unit('screens/game-ways.test.ts'),
  },
  {
    name: 'a refresh of home does not read the latest transactions',
    breaks: 'B-23',
    file: 'src/features/home/HomeScreen.tsx',
    find: '<Suspense key={loads}>{extras}</Suspense>',
    replace: '<Suspense>{extras}</Suspense>',
    caughtBy: unit('screens/home-states.test.ts'),
  },
];
