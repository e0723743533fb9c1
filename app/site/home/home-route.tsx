import type { ReactNode } from "react";
import { numberWord } from "#app/ui/format/format.ts";
import type { HomeView } from "./home-view.ts";

/** A day as a route with stops, with the times of a real excursion. */
export function HomeRoute({
	example,
	pickupPlaces,
}: {
	example: HomeView["example"];
	pickupPlaces: number;
}) {
	return (
		<section
			id="how"
			aria-labelledby="how-heading"
			className="section wrap grid items-center gap-10 lg:grid-cols-2 lg:gap-[clamp(3rem,7vw,7rem)]"
		>
			<div className="aspect-square overflow-hidden rounded-lg bg-sand">
				<img
					src="/art/tour.svg"
					alt="A small van on a winding road under a volcano"
					width="960"
					height="960"
					loading="lazy"
					className="size-full object-cover"
				/>
			</div>
			<div>
				<h2 id="how-heading">The van comes to your hotel, or near it</h2>
				<p className="mt-3.5 text-lg/normal text-ink-soft">
					{example ? `“${example.title}”, as it happens:` : "A trip, as it happens:"}
				</p>
				<ol className="relative mt-8 grid gap-8">
					<Stop time="Before" heading="Pick a day and pay online">
						Your voucher comes by email, with the pickup time and place in large letters.
					</Stop>
					<Stop time={example?.pickupTime ?? "In the morning"} heading="We pick you up">
						{pickupPlaces > 1
							? `At one of ${numberWord(pickupPlaces)} places around the island. Your guide knows your name.`
							: "Your guide knows your name."}
					</Stop>
					<Stop time={example?.activity.time ?? "Then"} heading="The day begins">
						{example
							? `${example.activity.place}. You look around, we carry the rest.`
							: "You look around, we carry the rest."}
					</Stop>
					<Stop time={example?.backTime ?? "Later"} heading="Back where you got in">
						Tired in the good way, with a story for dinner.
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
