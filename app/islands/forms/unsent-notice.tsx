import { useEffect, useRef } from "react";
import { sendingTexts } from "#app/messages/catalogues/site/sending.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { Button } from "#app/ui/button.tsx";
import { setSending, type Unsent } from "./sending.ts";

/** What a form says when the network is lost. */
export interface UnsentWords {
	/** For example "Nothing is booked." */
	nothing: string;
	/** What does not happen until then: "Until then no seats are held for you." */
	meanwhile?: string;
	/** Why sending twice does no harm: "You book only once." */
	once: string;
}

/** A notice instead of an error, because the visitor did nothing wrong and keeps what was typed. */
export function UnsentNotice({ words, unsent }: { words: UnsentWords; unsent: Unsent }) {
	const texts = useTexts(sendingTexts);
	const notice = useRef<HTMLDivElement>(null);
	useEffect(() => {
		notice.current?.focus({ preventScroll: true });
		notice.current?.scrollIntoView({ block: "nearest" });
		const form = notice.current?.closest("form");
		// a changed form is a new form, with its own button
		const clear = () => setSending({ unsent: null });
		form?.addEventListener("input", clear);
		return () => form?.removeEventListener("input", clear);
	}, []);
	const { heading, lead } = noticeOf(unsent, words, texts);
	return (
		<div
			ref={notice}
			id="unsent"
			role="alert"
			tabIndex={-1}
			className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md border-2 border-dashed border-few bg-sand p-5 text-left focus:outline-3 focus:outline-offset-3 focus:outline-ocean"
		>
			<BrokenLine />
			<h3>{heading}</h3>
			<p>
				{lead} {texts.stillHere}
			</p>
			{unsent === "not sent" ? (
				<p>
					<b>{texts.whenBack}</b> {words.meanwhile}
				</p>
			) : null}
			<Button type="submit" look="next">
				{texts.sendAgain}
			</Button>
		</div>
	);
}

function noticeOf(
	unsent: Unsent,
	{ nothing, once }: UnsentWords,
	{ notSent, noNetwork, noAnswer, unavailable }: (typeof sendingTexts)["en"],
) {
	if (unsent === "not sent") return { heading: notSent({ nothing }), lead: noNetwork };
	const { heading, lead } = unsent === "no answer" ? noAnswer : unavailable;
	return { heading, lead: lead({ once }) };
}

function BrokenLine() {
	return (
		<svg
			viewBox="0 0 240 28"
			aria-hidden="true"
			className="h-auto w-full max-w-60 fill-none stroke-4"
		>
			<circle cx="13" cy="14" r="9" className="stroke-ocean stroke-5" />
			<path strokeLinecap="round" strokeDasharray="1 10" d="M24 14h62" className="stroke-sea" />
			<path
				strokeLinecap="round"
				d="M103 4l-8 9 9 3-7 9M137 4l-8 9 9 3-7 9"
				className="stroke-few"
			/>
			<path strokeLinecap="round" strokeDasharray="1 10" d="M152 14h62" className="stroke-edge" />
			<circle cx="227" cy="14" r="9" className="stroke-edge stroke-5" />
		</svg>
	);
}
