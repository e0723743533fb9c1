import { homeTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import type { HomeView } from "./home-view.ts";

export function HomePromises({ view: { promises } }: { view: HomeView }) {
	const { promises: texts } = useTexts(homeTexts);
	if (promises.length === 0) return null;
	return (
		<section aria-labelledby="promises" className="wrap">
			<h2 id="promises" className="sr-only">
				{texts.heading}
			</h2>
			<div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-8">
				{promises.map(({ figure, heading, text }) => (
					<div key={heading}>
						<p className="mb-2.5 font-display text-[clamp(2.8rem,2rem+2.5vw,4.4rem)]/none tracking-[-0.03em] text-sea lining-nums">
							{figure}
						</p>
						<h3 className="mb-1.5">{heading}</h3>
						<p className="text-ink-soft">{text}</p>
					</div>
				))}
			</div>
		</section>
	);
}
