import type { Schemas } from '../../../generated/operations.ts';
import type { BonusCode, PromotionCode } from '../state/bonus-catalogue.ts';

interface Topic {
  readonly title: string;
  /** What a button sends when the topic is chosen. */
  readonly payload: string;
  readonly answer: string;
}

interface BonusTexts {
  /** What the statement says. */
  readonly description: string;
  /** Name of a picture in assets/banners, and HTML. */
  readonly banners: readonly { readonly image: string; readonly html: string }[];
}

/** What the service says in its own language. HTML only where the contract says so. */
export interface ServiceTexts {
  /** HTML. */
  readonly conditions: readonly string[];
  /** HTML. */
  readonly agreements: readonly string[];
  /** HTML with %percentFail%. */
  readonly notice: string;
  readonly bonuses: Readonly<Record<BonusCode, BonusTexts>>;
  readonly promotions: Readonly<Record<PromotionCode, string>>;
  readonly contact: string;
  /** Why a provider makes no QR code at the moment. */
  readonly channelClosed: string;
  readonly invite: {
    /** Of the bonus in the statement. */
    readonly description: string;
    /** HTML. */
    readonly banner: string;
  };
  readonly refund: {
    /** In the statement, and what the refund is for. */
    readonly description: string;
    /** Why a refund cannot be received yet. */
    readonly tooLittle: string;
    /** HTML. */
    readonly banner: string;
  };
  readonly sources: readonly Schemas['SourceListItem'][];
  readonly support: {
    readonly hello: string;
    readonly received: string;
    readonly fileReceived: string;
    readonly chooseTopic: string;
    readonly openLine: string;
    readonly call: string;
    readonly topics: readonly [Topic, Topic, Topic];
    readonly card: { readonly title: string; readonly subtitle: string; readonly button: string };
  };
}
