import { FirmMark } from "#app/configuration/firm-mark.tsx";
import { useSiteName } from "#app/configuration/site-config.ts";
import "../totem.css";
import { href } from "react-router";
import { type Excursion, seatsOf } from "#app/catalogue/excursion.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { phonePageTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import type { PhoneHandoff } from "#app/partners/totem/phone-handoffs.server.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";

export function PhonePage({ children }: { children: React.ReactNode }) {
	const name = useSiteName();
	return (
		<div className="wrap max-w-[34rem] pb-12">
			<header className="flex items-center gap-2.5 py-4.5 font-display text-[1.3rem]/none tracking-[-0.02em]">
				<FirmMark className="h-10 max-w-32" />
				{name}
			</header>
			<main id="main" className="grid gap-6">
				{children}
			</main>
		</div>
	);
}

/**
 * Attack: one answer for opened elsewhere, expired and unknown, so that a stranger cannot tell which tokens
 * exist.
 */
export function HandoffEnded() {
	const texts = useTexts(phonePageTexts).ended;
	return (
		<PhonePage>
			<h1 className="text-[2.4rem]">{texts.title}</h1>
			<p className="text-lg/normal text-ink-soft">{texts.text}</p>
		</PhonePage>
	);
}

/** The seats were booked by others meanwhile; the trip's own page shows the other days. */
export function HandoffGone({
	handover,
	excursion,
}: {
	handover: PhoneHandoff;
	excursion: Excursion;
}) {
	const texts = useTexts(phonePageTexts).gone;
	const { formatDate } = useFormats();
	const page = useLocalPath()(href("/excursion/:excursionId", { excursionId: excursion.id }));
	return (
		<PhonePage>
			<h1 className="text-[2.4rem]">{texts.title}</h1>
			<p className="text-lg/normal text-ink-soft">
				<RichText
					text={texts.text({ trip: excursion.title, day: formatDate(handover.date, "long") })}
					parts={{ trip: (trip) => <span lang={langOf(excursion, "title")}>{trip}</span> }}
				/>
			</p>
			<ButtonAnchor look="next" href={`${page}?people=${seatsOf(handover)}#book`}>
				{texts.otherDays}
			</ButtonAnchor>
		</PhonePage>
	);
}
