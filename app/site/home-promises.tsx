import type { ReactNode } from "react";
import type { HomeView } from "./home-view.ts";

/** Three facts to count on. */
export function HomePromises({
	view: { groupSize, freeCancellationHours: hours },
}: {
	view: Pick<HomeView, "groupSize" | "freeCancellationHours">;
}) {
	return (
		<section aria-labelledby="promises" className="wrap">
			<h2 id="promises" className="sr-only">
				What you can count on
			</h2>
			<div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-8">
				<Fact figure={`${hours} h`} heading="Change your mind for free">
					Cancel up to {hours} hours before the start and get all your money back.
				</Fact>
				{groupSize === null ? null : (
					<Fact figure={String(groupSize)} heading="Small groups on foot">
						Never more than {groupSize} guests on an adventure trip, so that nobody has to hurry.
					</Fact>
				)}
				<Fact figure="100 %" heading="Licensed guides">
					Every guide holds the island licence and a first-aid card, and speaks your language.
				</Fact>
			</div>
		</section>
	);
}

function Fact({
	figure,
	heading,
	children,
}: {
	figure: string;
	heading: string;
	children: ReactNode;
}) {
	return (
		<div>
			<p className="mb-2.5 font-display text-[clamp(2.8rem,2rem+2.5vw,4.4rem)]/none tracking-[-0.03em] text-sea lining-nums">
				{figure}
			</p>
			<h3 className="mb-1.5">{heading}</h3>
			<p className="text-ink-soft">{children}</p>
		</div>
	);
}
