import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { accessLines } from "#app/catalogue/accessibility/accessibility.ts";
import type { Excursion } from "#app/catalogue/excursion.ts";
import { fromCents } from "#app/catalogue/prices/price-sets.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { excursionOn } from "#app/departures/departure-times.ts";
import { startsOfADay } from "#app/departures/offer/chosen-departure.ts";
import type { ExcursionOnSale } from "#app/departures/offer/excursions.server.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { accessTexts, totemTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import { spotOf, type TotemHotel } from "#app/partners/totem.ts";
import { Fact, TripTitle } from "#app/totem/catalogue/trip-facts.tsx";
import { backTime, meetingPointOf } from "#app/totem/catalogue/trips.ts";
import { totemButton } from "#app/totem/totem-button.ts";
import { formatDuration } from "#app/ui/format/duration.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { Step } from "./step.tsx";

export function AboutStep({
	trip: { excursion, departures },
	hotel,
	go,
}: {
	trip: ExcursionOnSale;
	hotel: TotemHotel;
	go: (step: Step) => void;
}) {
	const { currency } = useSiteConfig();
	const language = useLanguage();
	const texts = useTexts(totemTexts).trip;
	const { formatMoney } = useFormats();
	return (
		<>
			<TripTitle excursion={excursion} />
			<TripFacts excursion={excursion} starts={startsOfADay(departures)} hotel={hotel} />
			<ScrollingText
				// the story of another language has another length
				key={language}
				story={paragraphsOf(excursion.description)}
				lang={langOf(excursion, "description")}
			>
				<div className="mt-4 grid grid-cols-2 landscape:mt-2.5 gap-x-8">
					<Included excursion={excursion} />
					<div>
						<WhatToBring text={excursion.whatToBring} lang={langOf(excursion, "whatToBring")} />
						<WhoCanCome excursion={excursion} />
					</div>
				</div>
			</ScrollingText>
			<div className="flex shrink-0 items-center justify-between gap-6">
				<Link to={`/totem/${hotel.id}/excursions`} replace className={totemButton("main")}>
					{texts.all}
				</Link>
				<button type="button" onClick={() => go("choose")} className={totemButton("next")}>
					{texts.chooseDay({ price: formatMoney(fromCents(excursion), currency) })}
				</button>
			</div>
		</>
	);
}

/** Where and when it begins and ends, how hard it is, and for whom. */
function TripFacts({
	excursion,
	starts,
	hotel,
}: {
	excursion: Excursion;
	/** Of a day with several departures. */
	starts: readonly string[];
	hotel: TotemHotel;
}) {
	const texts = useTexts(totemTexts).trip;
	const language = useLanguage();
	const { formatList, formatTime } = useFormats();
	const { effort, ages, durationMinutes } = excursion;
	const { elsewhere } = meetingPointOf(excursion, hotel);
	const times = (starts.length > 0 ? starts : [excursion.startTime]).map(
		(startTime) => meetingPointOf(excursionOn(excursion, { startTime }), hotel).time,
	);
	const clock = formatList(times.map(formatTime));
	const spot = spotOf(hotel.stop);
	return (
		<dl className="grid shrink-0 grid-cols-[repeat(2,minmax(0,1fr))_minmax(0,1.35fr)_minmax(0,0.8fr)] gap-x-5 border-y-2 border-dotted border-dune py-4 landscape:py-2">
			<Fact
				term={
					elsewhere ? (
						<RichText
							text={texts.from({ place: elsewhere.title ?? texts.anotherPlace })}
							parts={{
								place: (place) => <span lang={langOf(elsewhere, "title")}>{place}</span>,
							}}
						/>
					) : (
						texts.fromThisHotel
					)
				}
			>
				{!elsewhere && spot ? texts.timeAtSpot({ time: clock, spot }) : clock}
			</Fact>
			<Fact term={elsewhere ? texts.backThere : texts.backHere}>
				{texts.backAt({
					time: formatList(times.map((time) => backTime(time, durationMinutes, language))),
					duration: formatDuration(durationMinutes, language),
				})}
			</Fact>
			{effort ? (
				<Fact term={texts.effort}>
					<span lang={langOf(excursion, "effort")}>{effort}</span>
				</Fact>
			) : null}
			<Fact term={texts.age}>
				{ages.minimum === 0 ? texts.allAges : texts.fromYears({ years: ages.minimum })}
			</Fact>
		</dl>
	);
}

/**
 * Fills the remaining height. Where a story leaves no room for what is included and what to bring, it begins with its
 * first paragraph, or with two lines of that; the rest is reached by "Read on", and then by scrolling.
 */
function ScrollingText({
	story,
	lang,
	children,
}: {
	story: string[];
	lang: "en" | undefined;
	children: ReactNode;
}) {
	const texts = useTexts(totemTexts).trip;
	const region = useRef<HTMLElement>(null);
	const [length, setLength] = useState<StoryLength>("whole");
	const [isReadOn, setIsReadOn] = useState(false);
	const [isLonger, setIsLonger] = useState(false);
	const shorter = isReadOn ? undefined : shorterStory[length];
	const isWhole = isReadOn || length === "whole";
	useLayoutEffect(() => {
		const element = region.current;
		if (!element) return;
		const look = () => {
			// the last line has as many pixels below it that may be missing
			const isOver = element.scrollHeight - element.scrollTop - element.clientHeight > 8;
			if (isOver && shorter) setLength(shorter);
			else setIsLonger(isOver);
		};
		look();
		// a notice below, which the screen has later, leaves less room
		const observer = new ResizeObserver(look);
		observer.observe(element);
		element.addEventListener("scroll", look, { passive: true });
		return () => {
			observer.disconnect();
			element.removeEventListener("scroll", look);
		};
	}, [shorter]);
	const readOn = () => {
		const element = region.current;
		if (!isWhole) setIsReadOn(true);
		else element?.scrollBy({ top: element.clientHeight * 0.8 });
	};
	return (
		<>
			<section
				ref={region}
				aria-label={texts.about}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
				tabIndex={0}
				className={`min-h-0 shrink overflow-y-auto text-[1.02rem]/[1.5] landscape:text-[0.95rem]/[1.4] ${isLonger ? "mask-b-from-85%" : ""}`}
			>
				<div lang={lang}>
					{(isWhole ? story : story.slice(0, 1)).map((paragraph) => (
						<p
							key={paragraph}
							className={`max-w-none not-first:mt-2 landscape:not-first:mt-1.5 ${!isWhole && length === "two lines" ? "line-clamp-2" : ""}`}
						>
							{paragraph}
						</p>
					))}
				</div>
				{children}
			</section>
			{isLonger || !isWhole ? (
				<button
					type="button"
					onClick={readOn}
					className={totemButton("quiet", "-mt-2 shrink-0 self-center")}
				>
					{texts.readOn} <span aria-hidden="true">↓</span>
				</button>
			) : null}
		</>
	);
}

type StoryLength = "whole" | "first paragraph" | "two lines";

const shorterStory: { [length in StoryLength]?: StoryLength } = {
	whole: "first paragraph",
	"first paragraph": "two lines",
};

function paragraphsOf(text: string): string[] {
	return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
}

function Included({ excursion }: { excursion: Excursion }) {
	const texts = useTexts(totemTexts).trip;
	const { included: items, notIncluded: missing } = excursion;
	if (items.length === 0 && missing.length === 0) return null;
	return (
		<section aria-labelledby="included">
			<h2 id="included" className="mb-1.5 text-[1.35rem] landscape:text-[1.2rem]">
				{texts.included}
			</h2>
			<ul className="text-[0.95rem]/[1.4] landscape:text-[0.88rem]/[1.4]">
				{items.map((item) => (
					<li
						key={item}
						lang={langOf(excursion, "included")}
						className="relative py-1 pl-8 landscape:py-0.5"
					>
						<span
							aria-hidden="true"
							className="absolute top-2.5 left-1 landscape:top-2 h-[0.45rem] w-[0.9rem] -rotate-45 border-b-[0.18rem] border-l-[0.18rem] border-good"
						/>
						{item}
					</li>
				))}
				{missing.map((item) => (
					<li key={item} className="relative py-1 pl-8 landscape:py-0.5 text-ink-soft">
						<span
							aria-hidden="true"
							className="absolute top-[0.95rem] left-1 w-[0.9rem] border-b-[0.18rem] border-edge"
						/>
						<RichText
							text={texts.notIncluded({ item })}
							parts={{
								item: (words) => <span lang={langOf(excursion, "notIncluded")}>{words}</span>,
							}}
						/>
					</li>
				))}
			</ul>
		</section>
	);
}

function WhoCanCome({ excursion: { access } }: { excursion: Excursion }) {
	const texts = useTexts(accessTexts);
	if (!access) return null;
	return (
		<section aria-labelledby="who-can-come" className="mt-3 landscape:mt-2">
			<h2 id="who-can-come" className="mb-1.5 text-[1.35rem] landscape:text-[1.2rem]">
				{texts.heading}
			</h2>
			<ul className="text-[0.95rem]/[1.4] landscape:text-[0.88rem]/[1.4]">
				{accessLines(access, texts).map(({ about, words }) => (
					<li key={about} className="relative pl-8">
						<span
							aria-hidden="true"
							className="absolute top-[0.4rem] left-1.5 size-[0.6rem] rounded-full bg-ocean"
						/>
						{words}
					</li>
				))}
			</ul>
		</section>
	);
}

function WhatToBring({ text, lang }: { text: string; lang: "en" | undefined }) {
	const texts = useTexts(totemTexts).trip;
	const lines = text.split("\n").filter((line) => line.trim());
	if (lines.length === 0) return null;
	return (
		<section aria-labelledby="bring">
			<h2 id="bring" className="mb-1.5 text-[1.35rem] landscape:text-[1.2rem]">
				{texts.bring}
			</h2>
			<ul className="text-[0.95rem]/[1.4] landscape:text-[0.88rem]/[1.4]">
				{lines.map((line) => (
					<li key={line} lang={lang} className="relative py-1 pl-8 landscape:py-0.5">
						<span
							aria-hidden="true"
							className="absolute top-[0.65rem] left-1.5 size-[0.6rem] rounded-full bg-ocean"
						/>
						{line}
					</li>
				))}
			</ul>
		</section>
	);
}
