import type { Schemas } from '../../../generated/operations.ts';
import type { BonusCode, PromotionCode } from '../state/bonus-catalogue.ts';

interface Topic {
  readonly title: string;
  /** Sent by the button of the topic. */
  readonly payload: string;
  readonly answer: string;
}

interface BonusTexts {
  /** Shown in the statement. */
  readonly description: string;
  /** The name of a picture in assets/banners, and HTML. */
  readonly banners: readonly { readonly image: string; readonly html: string }[];
}

/** Texts of the service in its own language. HTML only where the contract allows it. */
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
  /** Why a provider creates no QR code at the moment. */
  readonly channelClosed: string;
  readonly invite: {
    /** The description of the bonus in the statement. */
    readonly description: string;
    /** HTML. */
    readonly banner: string;
  };
  readonly refund: {
    /** Shown in the statement and as the name of the refund. */
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
