import { useEffect, useState } from "react";
import * as v from "valibot";
import { type VanProgress, vanRenewsWords, vanWindow, vanWords } from "./van-progress.ts";

/** How often an open page asks. */
const askMs = 60_000;
const patienceMs = 8000;
/** What nobody could renew for this time is no longer shown. */
const forgetMs = 10 * 60_000;

export interface KnownVan {
	van: VanProgress | null;
	isOver: boolean;
}

const answerSchema = v.object({
	isOver: v.boolean(),
	van: v.nullable(
		v.variant("place", [
			v.object({
				place: v.literal("on its way"),
				lateMinutes: v.number(),
				expectedAt: v.number(),
				seenAt: v.number(),
				stopsBefore: v.number(),
			}),
			v.object({ place: v.literal("at your stop"), seenAt: v.number() }),
		]),
	),
});

/** What is known of the van on the morning; nothing is shown when nothing is known. */
export function VanLine({
	drawn,
	confirmId,
	pickupAt,
	timeZone,
}: {
	/** As the server drew the page; null outside the time in which the van is shown. */
	drawn: KnownVan | null;
	confirmId: string;
	/** Milliseconds since the epoch. */
	pickupAt: number;
	timeZone: string;
}) {
	const { van } = useVan(drawn, { confirmId, pickupAt });
	return (
		<div role="status" className="empty:hidden lg:col-span-2 print:hidden">
			{van ? <VanSeen van={van} timeZone={timeZone} /> : null}
		</div>
	);
}

function VanSeen({ van, timeZone }: { van: VanProgress; timeZone: string }) {
	const { title, lead, seen } = vanWords(van, timeZone);
	return (
		<section
			aria-labelledby="van"
			className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md bg-foam px-5 pt-4 pb-5 text-on-foam"
		>
			<div>
				<h2 id="van" className="text-[1.4rem]">
					{title}
				</h2>
				<p className="mt-1">{lead}</p>
			</div>
			<Ride isThere={van.place === "at your stop"} />
			<p className="text-sm">
				{seen} <span className="noscript:hidden">{vanRenewsWords}</span>
			</p>
		</section>
	);
}

/** The way to the guest's stop. It names no other place. */
function Ride({ isThere }: { isThere: boolean }) {
	return (
		<div aria-hidden="true" className="relative flex h-9 items-center">
			<span
				className={`h-1 flex-1 ${isThere ? "bg-ocean" : "border-t-4 border-dotted border-ocean"}`}
			/>
			<span className="size-5 flex-none rounded-full border-[0.3rem] border-coral bg-paper" />
			<img
				src="/art/van.svg"
				alt=""
				width={60}
				height={36}
				className={`absolute top-0 h-9 w-15 ${isThere ? "right-5" : "left-[30%]"}`}
			/>
		</div>
	);
}

/** Asks each minute while the page is seen and the van may be on its way. */
function useVan(
	drawn: KnownVan | null,
	{ confirmId, pickupAt }: { confirmId: string; pickupAt: number },
): KnownVan {
	const [known, setKnown] = useState(drawn ?? { van: null, isOver: false });
	const { isOver } = known;
	useEffect(() => {
		if (drawn) setKnown(drawn);
	}, [drawn]);
	useEffect(() => {
		if (isOver) return;
		let askedAt = 0;
		let heardAt = Date.now();
		const look = async () => {
			const now = Date.now();
			const { from, until } = vanWindow(pickupAt);
			if (document.hidden || now < from || now > until || now - askedAt < askMs / 2) return;
			askedAt = now;
			const answer = await askForVan(confirmId);
			if (answer) heardAt = Date.now();
			if (answer) setKnown(answer);
			else if (Date.now() - heardAt > forgetMs) setKnown({ van: null, isOver: false });
		};
		const timer = setInterval(look, askMs);
		document.addEventListener("visibilitychange", look);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", look);
		};
	}, [confirmId, pickupAt, isOver]);
	return known;
}

/** Null without an answer. */
async function askForVan(confirmId: string): Promise<KnownVan | null> {
	try {
		const response = await fetch(`/booking/${confirmId}/van`, {
			cache: "no-store",
			signal: AbortSignal.timeout(patienceMs),
		});
		if (response.status === 404) return { van: null, isOver: true };
		return v.parse(answerSchema, await response.json());
	} catch {
		return null;
	}
}
