import { href } from "react-router";
import type { Excursion } from "#app/catalogue/excursion.ts";
import { seatsOf } from "#app/catalogue/excursion.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { partiesTexts, phonePageTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import type { PhoneHandoff } from "#app/partners/totem/phone-handoff.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { PhonePage } from "./phone-page.tsx";

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

/** The seats were booked by others meanwhile: offers days with enough seats and a link to book one. */
export function HandoffGone({
	handover,
	excursion,
	otherDays,
}: {
	handover: PhoneHandoff;
	excursion: Excursion;
	otherDays: { date: string; left: number }[];
}) {
	const texts = useTexts(phonePageTexts).gone;
	const { seatsLeft } = useTexts(partiesTexts);
	const { formatDate } = useFormats();
	const localPath = useLocalPath();
	const page = localPath(href("/excursion/:excursionId", { excursionId: excursion.id }));
	return (
		<PhonePage>
			<h1 className="text-[2.4rem]">{texts.title}</h1>
			<p className="text-lg/normal text-ink-soft">
				<RichText
					text={texts.text({ trip: excursion.title, day: formatDate(handover.date, "long") })}
					parts={{ trip: (trip) => <span lang={langOf(excursion, "title")}>{trip}</span> }}
				/>
			</p>
			{otherDays.length > 0 ? (
				<section aria-labelledby="other-days" className="grid gap-3">
					<h2 id="other-days" className="text-xl">
						{texts.otherDays({ guests: seatsOf(handover) })}
					</h2>
					<ul className="grid gap-3">
						{otherDays.map(({ date, left }) => (
							<li key={date}>
								<a
									href={`${page}?date=${date}`}
									className={buttonClass("outlined", "w-full justify-between!")}
								>
									{formatDate(date, "long")}
									<span className="text-sm font-normal">{seatsLeft({ count: left })}</span>
								</a>
							</li>
						))}
					</ul>
				</section>
			) : (
				<p>
					<a href={localPath(href("/excursion/excursions"))}>{texts.otherTrips}</a>
				</p>
			)}
		</PhonePage>
	);
}
