import type { ReactNode } from "react";
import { RichText } from "#app/messages/rich-text.tsx";
import { homeTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { WrittenWords } from "#app/messages/written-words.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { HomeView } from "./home-view.ts";

/** A day as a route with stops, with the times of a real excursion. */
export function HomeRoute({ view: { example, pickupPlaces, leaving } }: { view: HomeView }) {
	// the poster of "Leaving next" may be the same picture
	const isTourAbove = leaving[0]?.poster?.url.endsWith("/tour.svg") ?? false;
	const { day: texts } = useTexts(homeTexts);
	const { formatTime } = useFormats();
	return (
		<section
			id="how"
			aria-labelledby="how-heading"
			className="section wrap grid items-center gap-10 lg:grid-cols-2 lg:gap-[clamp(3rem,7vw,7rem)]"
		>
			<div className="aspect-square overflow-hidden rounded-lg bg-sand">
				<img
					src={`/art/${isTourAbove ? "tour-2" : "tour"}.svg`}
					alt={isTourAbove ? "" : texts.pictureAlt}
					width="960"
					height="960"
					loading="lazy"
					className="size-full object-cover"
				/>
			</div>
			<div>
				<h2 id="how-heading">{texts.heading}</h2>
				<p className="mt-3.5 text-lg/normal text-ink-soft">
					{example ? (
						<RichText
							text={texts.leadOf({ title: example.title })}
							parts={{
								title: (words) => <WrittenWords of={example} name="title" words={words} />,
							}}
						/>
					) : (
						texts.lead
					)}
				</p>
				<ol className="relative mt-8 grid gap-8">
					<Stop time={texts.book.time} heading={texts.book.heading}>
						{texts.book.text}
					</Stop>
					<Stop
						time={example ? formatTime(example.pickupTime) : texts.pickup.time}
						heading={texts.pickup.heading}
					>
						{pickupPlaces > 1 ? texts.pickup.textAt({ places: pickupPlaces }) : texts.pickup.text}
					</Stop>
					<Stop
						time={example ? formatTime(example.activity.time) : texts.begin.time}
						heading={texts.begin.heading}
					>
						{example ? (
							<RichText
								text={texts.begin.textAt({ place: example.activity.place })}
								parts={{
									place: (words) => (
										<WrittenWords of={example} name="activityPlace" words={words} />
									),
								}}
							/>
						) : (
							texts.begin.text
						)}
					</Stop>
					<Stop
						time={example ? formatTime(example.backTime) : texts.back.time}
						heading={texts.back.heading}
					>
						{texts.back.text}
					</Stop>
				</ol>
			</div>
		</section>
	);
}

function Stop({ time, heading, children }: { time: string; heading: string; children: ReactNode }) {
	return (
		<li className="route-stop">
			<p className="text-sm font-bold text-sea">{time}</p>
			<h3>{heading}</h3>
			<p className="mt-1 text-ink-soft">{children}</p>
		</li>
	);
}
