import type { ReactNode } from "react";
import { renewedPart } from "#app/islands/renewed-part.ts";
import { type WordsIn, withinSentence } from "#app/messages/operator-text.ts";
import { Words } from "#app/messages/operator-words.tsx";
import { RichText } from "#app/messages/rich-text.tsx";
import { paymentTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { phoneLink } from "#app/ui/format/phone-links.ts";

export function PaymentMessage({
	title,
	art,
	picture,
	children,
}: {
	title: string;
	art: "whales" | "stars" | "catamaran" | "tour";
	/** The excursion's own picture, shown instead of `art`. */
	picture?: GuestBooking["poster"];
	children: ReactNode;
}) {
	return (
		<div className="wrap grid grid-cols-[minmax(0,1fr)] items-center gap-8 pt-[clamp(1rem,4vw,4rem)] pb-(--space-section) lg:grid-cols-2 lg:gap-[clamp(3rem,6vw,6rem)]">
			<div className="grid min-w-0 grid-cols-[minmax(0,1fr)] justify-items-start gap-5">
				<h1 className="text-[min(clamp(2.4rem,1.7rem+3vw,4rem),14vw)] wrap-anywhere">{title}</h1>
				{children}
			</div>
			<div className="aspect-square overflow-hidden rounded-lg bg-sand">
				<img
					src={picture?.url ?? `/art/${art}.svg`}
					srcSet={picture?.srcSet}
					sizes="(min-width: 62rem) 36rem, 100vw"
					alt=""
					width={picture?.width ?? 960}
					height={picture?.height ?? 960}
					className="size-full object-cover"
				/>
			</div>
		</div>
	);
}

export function Lead({ children }: { children: ReactNode }) {
	return <p className="text-lg/normal text-ink-soft wrap-anywhere [&_b]:text-ink">{children}</p>;
}

/** For a page that waits for the bank: it asks again until the payment is settled. */
export const settlementRefresh = renewedPart({ everySeconds: 2.5 });

/** How a lead shows the words that a guest looks for. */
export const leadParts = {
	left: (words: string) => <b>{words}</b>,
	code: (words: string) => <b>{words}</b>,
};

export function Actions({ children }: { children: ReactNode }) {
	return <div className="flex flex-wrap items-center gap-x-5 gap-y-3">{children}</div>;
}

/** Whom to call, and which booking reference to name. */
export function Help({
	phone,
	reference,
	text,
	parts,
}: {
	phone: string;
	reference?: string;
	/** With the tag <phone>. */
	text: string;
	/** Of further tags in the text. */
	parts?: Record<string, (words: string) => ReactNode>;
}) {
	const { yourCode } = useTexts(paymentTexts);
	if (!text) return null;
	return (
		<p className="text-sm text-ink-soft">
			<RichText
				text={text}
				parts={{
					phone: (words) => (
						<a href={phoneLink(phone)} className="whitespace-nowrap">
							{words}
						</a>
					),
					...parts,
				}}
			/>
			{reference ? ` ${yourCode({ reference })}` : ""}
		</p>
	);
}

/**
 * For an address that names no known booking. It says nothing about a payment, because nothing is
 * known.
 * @param title is chosen by the page from which the guest comes.
 */
export function PaymentUnknown({
	title,
	operator: { phone, hours },
}: {
	title: string;
	operator: { phone: string; hours: WordsIn | null };
}) {
	const { unknown: texts } = useTexts(paymentTexts);
	const localPath = useLocalPath();
	return (
		<PaymentMessage title={title} art="tour">
			<Lead>{texts.lead}</Lead>
			<p>{texts.find}</p>
			<Actions>
				<ButtonAnchor look="next" href={localPath("/booking")}>
					{texts.findBooking}
				</ButtonAnchor>
				<a href={localPath("/excursion/excursions")} className="py-1 font-semibold">
					{texts.allTrips}
				</a>
			</Actions>
			<Help
				phone={phone}
				text={texts.help({ hours: hours?.words ?? "", phone })}
				parts={{ hours: () => hours && <Words of={withinSentence(hours)} /> }}
			/>
		</PaymentMessage>
	);
}
