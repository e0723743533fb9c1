import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { staffFrameTexts } from "#app/messages/staff/office/staff-frame.ts";
import { TextWithHidden } from "#app/messages/text-with-hidden.tsx";

const againMilliseconds = 60_000;

/** The number at an address, asked for again and again; 0 without JavaScript, an address, or an answer. */
export function useOpenCount(from: string | undefined): number {
	const [open, setOpen] = useState(0);
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: an action on a page may change the number
	useEffect(() => {
		if (!from) return;
		const aborter = new AbortController();
		const ask = async () => {
			if (document.hidden) return;
			try {
				const answer = await fetch(from, { signal: aborter.signal });
				const body: unknown = await answer.json();
				if (typeof body === "object" && body && "open" in body) setOpen(Number(body.open));
			} catch {
				// the old number stays: it is only a hint
			}
		};
		void ask();
		const timer = setInterval(ask, againMilliseconds);
		return () => {
			clearInterval(timer);
			aborter.abort();
		};
	}, [from, key]);
	return open;
}

/** The number beside a menu link. */
export function OpenCount({ open }: { open: number }) {
	if (open === 0) return null;
	return (
		<span className="ml-1.5 inline-block min-w-6 rounded-full bg-danger px-1.5 text-center text-xs/[1.5rem] font-bold text-paper">
			<TextWithHidden text={staffFrameTexts.open({ count: open > 99 ? "99+" : String(open) })} />
		</span>
	);
}
