import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useActivateSlot } from '../../api/wallet.ts';
import { modalAddress, openedHere } from '../../ui/modal-address.ts';
import styles from './GamePrompt.module.css';

interface GamePromptProps {
  slotCode: string;
  isActive: boolean;
  /** The id of the element with the game's name. */
  nameId: string;
  /** The action of a tap. */
  children: ReactNode;
}

/** The button of a card, which covers the whole card: opens the game's modal, or an account in the game. */
export function GamePrompt({ slotCode, isActive, nameId, children }: GamePromptProps) {
  const id = useId();
  const activate = useActivateSlot();
  const link = useRef<HTMLAnchorElement>(null);
  const waiting = useRef(false);
  useEffect(() => {
    if (!isActive || !waiting.current) return;
    waiting.current = false;
    // The focused button was removed.
    if (document.activeElement === document.body) link.current?.focus();
  }, [isActive]);
  const named = { id, className: styles.prompt, 'aria-labelledby': `${id} ${nameId}` };
  if (isActive) {
    return (
      <Link {...named} ref={link} to={modalAddress('game', { slot: slotCode })} state={openedHere} draggable={false}>
        {children}
      </Link>
    );
  }
  return (
    <button
      {...named}
      type="button"
      data-inactive
      // Stays focusable while busy, so that the keyboard focus is not lost.
      aria-disabled={activate.isPending || undefined}
      aria-busy={activate.isPending || undefined}
      onClick={() => {
        if (activate.isPending) return;
        waiting.current = true;
        // A failure is silent.
        activate.mutate({ params: { slotCode } });
      }}
    >
      {children}
    </button>
  );
}
