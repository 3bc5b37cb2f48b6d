import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { spinSetupQuery, useCoinsLeft, useSpin } from '../../../api/spinwheel.ts';
import { session } from '../../../api/wire/session/session.ts';
import type { Schemas } from '../../../api/wire/types.ts';
import { useText } from '../../../i18n/use-text.ts';
import { timings } from '../../../lib/timings.ts';
import { useMoneyCommand } from '../../../money/use-money-command.ts';
import { paths } from '../../../paths.ts';
import { useModal } from '../../../ui/modal-address.ts';
import { toast } from '../../../ui/Toasts.tsx';

/** Fewer than 0 show as 0. */
const coinsOf = (setup: Schemas['SpinSetup'] | undefined) => Math.max(0, setup?.result.userCoin ?? 0);

/** The name of the prize modal in the address. */
const prizeModal = 'prize';

/**
 * A spin from the tap to the closed prize modal: the answer, the turning wheel, the coins, then the prize. A
 * prize without a slice is shown without turning. `onClosed` is called after the set-up is requested again
 * (R-382).
 */
export function useWheel(onClosed: () => void) {
  const t = useText('spin');
  const titles = useText('titles');
  const c = useText('common');
  const setup = useQuery(spinSetupQuery());
  const setCoins = useCoinsLeft();
  const toldOf = (answer: Schemas['SpinOutcome'] | undefined) =>
    t('stoppedAt', { prize: answer?.result?.label ?? '', count: answer?.result?.remainingCoin ?? 0 });
  /** The coins as they were read after an outcome without a prize. */
  const [coinsNow, setCoinsNow] = useState<number>();
  const { key, operationId, outcome, give, reopen, about, recheck } = useMoneyCommand(useSpin(), {
    name: () => titles('wheel'),
    about: () => (coinsNow === undefined ? t('oneSpin') : `${t('oneSpin')} · ${t('coinsLeft', { count: coinsNow })}`),
    recheck: () => ({ text: t('spinUnknown'), label: c('statementTitle'), to: paths.statement }),
    // A member who left before the answer sees the prize as a toast.
    done: toldOf,
  });
  const { name, open, close } = useModal();
  const [rested, setRested] = useState(false);

  const slices = setup.data?.result.activeSpinwheel?.slices ?? [];
  const result = outcome.kind === 'done' ? outcome.answer?.result : undefined;
  const index = slices.findIndex(({ code }) => code === result?.code);
  const slice = slices[index];
  const isTold = rested && name === prizeModal;

  const rest = () => {
    if (!result) return;
    setCoins(result.remainingCoin);
    setRested(true);
  };
  const reload = () => {
    setRested(false);
    reopen();
    void setup.refetch();
    onClosed();
  };

  // Whether a coin was used is the first question after a spin without a prize.
  const isWithoutPrize = outcome.kind === 'refused' || (outcome.kind === 'unknown' && outcome.check !== 'checking');
  const readCoins = useEffectEvent(() => {
    void setup.refetch().then(({ isSuccess, data }) => {
      if (isSuccess) setCoinsNow(coinsOf(data));
    });
  });
  useEffect(() => {
    if (isWithoutPrize) readCoins();
  }, [isWithoutPrize]);

  const isDrawn = rested || (result != null && index === -1);
  const tell = useEffectEvent(() => {
    if (!rested) rest();
    open(prizeModal);
  });
  useEffect(() => {
    if (!isDrawn) return;
    const timer = setTimeout(() => {
      tell();
    }, timings.wheelRest);
    return () => {
      clearTimeout(timer);
    };
  }, [isDrawn]);

  // Closed in any way: by its button, Escape or Back.
  const wasTold = useRef(false);
  const onTold = useEffectEvent(reload);
  useEffect(() => {
    if (wasTold.current && !isTold) onTold();
    wasTold.current = isTold;
  }, [isTold]);

  // The same if the member leaves between the answer and the prize modal, unless the session has ended.
  const onLeft = useEffectEvent(() => {
    if (outcome.kind === 'done' && !isTold && session.token() !== null) toast('success', toldOf(outcome.answer));
  });
  useEffect(
    () => () => {
      onLeft();
    },
    [],
  );

  return {
    setup,
    key,
    operationId,
    outcome,
    about,
    recheck,
    /** The coins that the wheel shows. */
    coins: coinsOf(setup.data),
    /** The slice to turn to, from the answer until the prize is shown. */
    target: result && index !== -1 ? index : undefined,
    turning: result != null && !isDrawn,
    /** The content of the open prize modal. */
    prize:
      isTold && result
        ? { index, label: slice?.label ?? result.label, html: slice?.htmlDescription ?? null }
        : undefined,
    spin: () => {
      setCoinsNow(undefined);
      void give({});
    },
    rest,
    closePrize: close,
    /** After an unknown outcome the set-up is read again too. */
    reopen: outcome.kind === 'unknown' ? reload : reopen,
  };
}
