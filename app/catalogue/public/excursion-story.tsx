import { accessLines } from "#app/catalogue/accessibility/accessibility.ts";
import { type Excursion, partOfDay } from "#app/catalogue/excursion.ts";
import { accessTexts, excursionPageTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";

/** Marks before a line of a list. */
const tick =
	"absolute top-2.5 left-1 h-[0.45rem] w-[0.9rem] -rotate-45 border-b-[0.18rem] border-l-[0.18rem] border-good";
const dash = "absolute top-[1.05rem] left-1 w-[0.9rem] border-b-[0.18rem] border-edge";
const dot = "absolute top-3 left-1.5 size-[0.6rem] rounded-full bg-ocean";
const accessMarks = { yes: tick, no: dash, note: dot };

export function ExcursionStory({ excursion }: { excursion: Excursion }) {
	const texts = useTexts(excursionPageTexts);
	const paragraphs = excursion.description.split(/\n\s*\n/).filter((text) => text.trim());
	return (
		<section aria-labelledby="story" className="grid gap-3.5">
			<h2 id="story" className="text-[1.8rem]">
				{texts.partOfDay[partOfDay(excursion)]}
			</h2>
			{langOf(excursion, "description") ? (
				<p className="text-sm text-ink-soft">{texts.onlyInEnglish}</p>
			) : null}
			{paragraphs.map((text) => (
				<p key={text} lang={langOf(excursion, "description")}>
					{text}
				</p>
			))}
		</section>
	);
}

export function ExcursionIncluded({ excursion }: { excursion: Excursion }) {
	const texts = useTexts(excursionPageTexts);
	const { included, notIncluded } = excursion;
	if (included.length === 0 && notIncluded.length === 0) return null;
	return (
		<section aria-labelledby="included" className="grid gap-3.5">
			<h2 id="included" className="text-[1.8rem]">
				{texts.included}
			</h2>
			{included.length > 0 ? (
				<ul>
					{included.map((item) => (
						<li key={item} lang={langOf(excursion, "included")} className="relative py-1 pl-7.5">
							<span aria-hidden="true" className={tick} />
							{item}
						</li>
					))}
				</ul>
			) : null}
			{notIncluded.length > 0 ? <h3 className="text-lg">{texts.notIncluded}</h3> : null}
			{notIncluded.length > 0 ? (
				<ul className="-mt-2">
					{notIncluded.map((item) => (
						<li
							key={item}
							lang={langOf(excursion, "notIncluded")}
							className="relative py-1 pl-7.5 text-ink-soft"
						>
							<span aria-hidden="true" className={dash} />
							{item}
						</li>
					))}
				</ul>
			) : null}
		</section>
	);
}

export function WhatToBring({ excursion }: { excursion: Excursion }) {
	const texts = useTexts(excursionPageTexts);
	if (!excursion.whatToBring) return null;
	return (
		<section aria-labelledby="bring" className="grid gap-3.5">
			<h2 id="bring" className="text-[1.8rem]">
				{texts.whatToBring}
			</h2>
			<p lang={langOf(excursion, "whatToBring")}>{excursion.whatToBring}</p>
		</section>
	);
}

export function GoodToKnow({ excursion }: { excursion: Excursion }) {
	const texts = useTexts(excursionPageTexts);
	const { goodToKnow } = excursion;
	if (goodToKnow.length === 0) return null;
	return (
		<section aria-labelledby="good-to-know" className="grid gap-3.5">
			<h2 id="good-to-know" className="text-[1.8rem]">
				{texts.goodToKnow}
			</h2>
			<ul>
				{goodToKnow.map((item) => (
					<li key={item} lang={langOf(excursion, "goodToKnow")} className="relative py-1 pl-7.5">
						<span aria-hidden="true" className={dot} />
						{item}
					</li>
				))}
			</ul>
		</section>
	);
}

/** What it asks of its guests; nothing where staff have said nothing. */
export function WhoCanCome({ excursion: { access } }: { excursion: Excursion }) {
	const texts = useTexts(accessTexts);
	if (!access) return null;
	return (
		<section aria-labelledby="who-can-come" className="grid gap-3.5">
			<h2 id="who-can-come" className="text-[1.8rem]">
				{texts.heading}
			</h2>
			<ul>
				{accessLines(access, texts).map(({ about, words, means }) => (
					<li
						key={about}
						className={`relative py-1 pl-7.5 ${means === "no" ? "text-ink-soft" : ""}`}
					>
						<span aria-hidden="true" className={accessMarks[means]} />
						{words}
					</li>
				))}
			</ul>
		</section>
	);
}

/** @param terms the cancellation policy, in sentences. */
export function IfPlansChange({ terms }: { terms: string }) {
	const { plansChange } = useTexts(excursionPageTexts);
	return (
		<section aria-labelledby="plans" className="grid gap-3.5">
			<h2 id="plans" className="text-[1.8rem]">
				{plansChange.heading}
			</h2>
			<p>{plansChange.text({ terms })}</p>
		</section>
	);
}
