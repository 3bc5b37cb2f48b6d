import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useUploadSlip } from '../../../api/wallet.ts';
import type { ApiError } from '../../../api/wire/api-error.ts';
import type { Schemas } from '../../../api/wire/types.ts';
import { createFileUpload } from '../../../api/wire/send/upload.ts';
import { useLateText, useText } from '../../../i18n/use-text.ts';
import { MoneyOutcome } from '../../../money/MoneyOutcome.tsx';
import { useMoneyCommand } from '../../../money/use-money-command.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FocusHolder } from '../../../ui/FocusHolder.tsx';
import { modalAddress } from '../../../ui/modal-address.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Units } from '../../../ui/Units.tsx';
import type { DepositRefusal } from '../deposit-rules.ts';
import { readSlip, slipMegabytes, type SlipProblem } from './slip-file-rules.ts';
import { SlipPicker } from './SlipPicker.tsx';
import styles from './SlipView.module.css';

interface SlipViewProps {
  /** The service's slip rules; undefined if they could not be loaded. */
  rules: Schemas['SlipRules'] | undefined;
  onRefused: (refusal: DepositRefusal) => void;
  onClose: () => void;
}

/** Deposits by the slip of a bank transfer. */
export function SlipView({ rules, onRefused, onClose }: SlipViewProps) {
  const t = useText('deposit');
  const titles = useText('titles');
  const files = useText('files');
  const errors = useLateText('errors');
  const input = useRef<HTMLInputElement>(null);
  const upload = useSlipUpload({
    onRefused: (refusal) => {
      input.current?.focus();
      if (refusal) onRefused({ error: refusal, about: upload.file?.name });
    },
  });
  const { percent, send, cancel } = upload;
  // A view opened again during the upload shows the slip being sent.
  const { file, problem, choose, remove, check, refuse } = useChosenSlip(upload.file);
  const say = (wrong: SlipProblem) => {
    if (wrong === 'fileTooLarge') return files(wrong, { n: slipMegabytes });
    return wrong === 'oneFileOnly' || wrong === 'fileNotReadable' ? files(wrong) : errors(wrong);
  };
  const submit = async () => {
    const slip = await check();
    if (slip?.problem) input.current?.focus();
    else if (slip) void send(slip.file);
  };

  const { uploadFrom: start, uploadTo: end } = rules ?? {};
  const next = (
    <Link to={modalAddress('slips')} replace>
      {t('uploadStatus')}
    </Link>
  );
  return (
    <MoneyOutcome
      command={upload}
      done={() => ({ title: t('slipUploaded'), next })}
      refused="byCaller"
      onClose={onClose}
    >
      {(sending) => (
        <FocusHolder key="form">
          <form
            noValidate
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <SlipPicker
              file={file}
              error={problem && say(problem)}
              disabled={sending}
              input={input}
              onPick={choose}
              onRemove={() => {
                remove();
                input.current?.focus();
              }}
              onSeveral={() => {
                refuse('oneFileOnly');
              }}
            />
            <ul className={styles.notes}>
              <li>
                <Units>{t('slipWithinOneHour')}</Units>
              </li>
              <li>{start && end ? t('slipWindow', { start, end }) : t('slipWindowNotKnown')}</li>
            </ul>
            {sending && (
              <div className={styles.progress} role="status">
                <ProgressBar label={t('slipUploading')} percent={percent} />
                <p>{percent < 100 ? t('slipUploading') : t('slipSent')}</p>
              </div>
            )}
            <Actions>
              <Button type="submit" look="primary" wide busy={sending}>
                {titles('uploadSlip')}
              </Button>
              {sending && percent < 100 && (
                <Button wide onPress={cancel}>
                  {t('cancelUpload')}
                </Button>
              )}
            </Actions>
          </form>
        </FocusHolder>
      )}
    </MoneyOutcome>
  );
}

/** The chosen file and what is wrong with it. */
function useChosenSlip(initial: File | undefined) {
  const [file, setFile] = useState(initial);
  const [problem, setProblem] = useState<SlipProblem>();
  const latest = useRef(initial);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  /** The slip or its problem; undefined if another file was chosen, or the view closed, in the meantime. */
  const check = async () => {
    const asked = latest.current;
    const slip = await readSlip(asked);
    if (asked !== latest.current || !isOpen.current) return undefined;
    setProblem(slip.problem);
    return slip;
  };
  const choose = async (picked: File) => {
    latest.current = picked;
    setFile(picked);
    setProblem(undefined);
    const slip = await check();
    return slip !== undefined && !slip.problem;
  };
  const remove = () => {
    latest.current = undefined;
    setFile(undefined);
    setProblem(undefined);
  };
  return { file, problem, choose, remove, check, refuse: setProblem };
}

/** Why a slip was not uploaded; undefined when the member cancelled. */
type Refusal = ApiError | undefined;

const never = () => () => undefined;

/** Uploads a slip, with progress and cancellation until the last byte is sent. */
function useSlipUpload({ onRefused }: { onRefused: (refusal: Refusal) => void }) {
  const t = useText('deposit');
  const titles = useText('titles');
  const { given, give, ...shown } = useMoneyCommand(useUploadSlip(), {
    name: () => titles('uploadSlip'),
    done: () => t('slipUploaded'),
    recheck: () => ({ text: t('slipOutcomeChecked'), label: t('uploadStatus'), to: modalAddress('slips') }),
    // A cancelled upload stays cancelled.
    canSendAgain: ({ signal }) => !signal.aborted,
    onRefused: (error, upload) => {
      onRefused(upload.signal.aborted ? undefined : error);
    },
  });
  const read = () => given?.percent() ?? 0;
  const percent = useSyncExternalStore(given?.subscribe ?? never, read, read);
  const send = (file: File) => give(createFileUpload(file));
  return {
    ...shown,
    file: given?.file,
    percent,
    send,
    cancel: given?.cancel,
  };
}
