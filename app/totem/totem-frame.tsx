import type { ReactNode } from "react";
import { Link, useMatches } from "react-router";
import { FirmMark } from "#app/configuration/firm-mark.tsx";
import { useOperator, useSiteName } from "#app/configuration/site-config.ts";
import { withinSentence } from "#app/messages/operator-text.ts";
import { Words } from "#app/messages/operator-words.tsx";
import { RichText } from "#app/messages/rich-text.tsx";
import { totemTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { spotOf, type TotemHotel } from "#app/partners/totem.ts";
import { LanguageChoice } from "#app/totem/device/language-choice.tsx";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { totemButton } from "./totem-button.ts";

export function TotemFrame({ children }: { children: ReactNode }) {
	const { hotel } = useTotem();
	const name = useSiteName();
	return (
		<div className="totem relative grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] overflow-hidden">
			<header className="pointer-events-none absolute inset-x-0 top-0 z-2 flex items-center justify-between gap-3 px-8 py-[1.2rem] landscape:py-4">
				<span className="-ml-1 inline-flex min-h-14 shrink-0 items-center gap-2.5 rounded-full bg-page whitespace-nowrap px-5 py-1 font-display text-[1.4rem]/none tracking-[-0.02em]">
					<FirmMark className="h-12 max-w-40" />
					{name}
				</span>
				{hotel ? (
					<span className="rounded-full bg-foam px-[1.1rem] py-2 text-[0.9rem] font-[650] text-abyss">
						<HotelAndPickup hotel={hotel} />
					</span>
				) : null}
			</header>
			<main
				id="main"
				tabIndex={-1}
				className="flex min-h-0 flex-col gap-6 overflow-y-auto px-8 pb-4 focus:outline-none *:shrink-0 landscape:grid landscape:grid-cols-[44fr_56fr] landscape:grid-rows-[minmax(0,1fr)] landscape:content-stretch landscape:gap-0 landscape:overflow-visible landscape:px-0 landscape:pb-0"
			>
				{children}
			</main>
			<TotemFoot />
		</div>
	);
}

/** "Hotel Los Dragos, pickup: main door" */
function HotelAndPickup({ hotel: { name, stop } }: { hotel: TotemHotel }) {
	const texts = useTexts(totemTexts);
	const spot = spotOf(stop);
	return spot ? texts.hotelAndPickup({ hotel: name, spot }) : name;
}

function TotemFoot() {
	const { hotel, startAgain, stepBack } = useTotem();
	const texts = useTexts(totemTexts);
	const place = useFooterLinks(hotel);
	const back = (
		<>
			<span aria-hidden="true">‹</span> {texts.back}
		</>
	);
	return (
		<footer className="relative grid gap-3 border-t-2 border-dotted border-dune bg-page px-8 pt-[1.1rem] pb-[1.4rem] landscape:pt-3.5 landscape:pb-4">
			<TotemNotice />
			<div className="flex items-center justify-between gap-3">
				{stepBack ? (
					<button type="button" onClick={stepBack} className={totemButton("quiet", "px-3.5!")}>
						{back}
					</button>
				) : place.above ? (
					<Link to={place.above} replace className={totemButton("quiet", "px-3.5!")}>
						{back}
					</Link>
				) : (
					<span className="flex min-w-[3.4rem] items-center gap-6">
						{place.list ? (
							<>
								<Link
									to={place.list}
									replace
									className={totemButton("quiet", "hidden! landscape:inline-flex!")}
								>
									{texts.home.seeAll}
								</Link>
								<OperatorPhone />
							</>
						) : null}
					</span>
				)}
				{place.list ? null : <LanguageChoice look="foot" />}
				<button type="button" onClick={startAgain} className={totemButton("quiet", "px-3.5!")}>
					{texts.startAgain}
				</button>
			</div>
		</footer>
	);
}

function OperatorPhone() {
	const texts = useTexts(totemTexts);
	const operator = useOperator();
	const hours = operator.hours && withinSentence(operator.hours);
	if (!operator.phone) return null;
	return (
		<p className="text-sm/snug text-ink-soft">
			<RichText
				text={texts.aPersonAnswers({ hours: hours?.words ?? "", phone: operator.phone })}
				parts={{
					hours: () => hours && <Words of={hours} />,
					phone: (phone) => <b className="whitespace-nowrap text-ink">{phone}</b>,
				}}
			/>
		</p>
	);
}

function TotemNotice() {
	const { hotel, status } = useTotem();
	const texts = useTexts(totemTexts).notice;
	const text = !status.isOnline
		? texts.noNetwork
		: hotel && status.isEnrolled === false
			? texts.notEnrolled({ hotel: hotel.name })
			: "";
	return (
		<p
			role="status"
			className={
				text
					? "flex max-w-none items-center justify-center gap-x-5 rounded-md bg-sand px-5 py-1.5 text-center text-sm/snug font-[650] text-[#5c3202]"
					: "sr-only"
			}
		>
			{text}
			{hotel && status.isOnline && status.isEnrolled === false ? (
				<a
					href={`/totem?from=${hotel.id}`}
					className="inline-flex min-h-11 shrink-0 items-center text-inherit"
				>
					{texts.enrol}
				</a>
			) : null}
		</p>
	);
}

/** The browser's history is not used: totem screens replace each other in it. A confirmation has no level above. */
function useFooterLinks(hotel: TotemHotel | null): {
	above: string | null;
	/** On the first screen. */
	list: string | null;
} {
	const deepest = useMatches().at(-1);
	if (!hotel || !deepest || deepest.params.confirmId) return { above: null, list: null };
	const home = `/totem/${hotel.id}/`;
	const list = `${home}excursions`;
	if (deepest.params.excursionId) return { above: list, list: null };
	const isHome = deepest.pathname.replace(/\/$/, "") === home.replace(/\/$/, "");
	return isHome ? { above: null, list } : { above: home, list: null };
}
