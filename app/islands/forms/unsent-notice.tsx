import { useEffect, useRef } from "react";
import { sendingTexts } from "#app/messages/catalogues/site/sending.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Unsent } from "./form-sending.ts";

/** What a form says when the network is lost. */
export interface UnsentWords {
	/** For example "Nothing is booked." */
	nothing: string;
	/** What does not happen until then: "Until then no seats are held for you." */
	meanwhile?: string;
	/** Why sending twice does no harm: "You book only once." */
	once: string;
	/** What is certain after the server's answer: "Your seats are held." */
	done: string;
}

/** A notice instead of an error, because the visitor did nothing wrong and keeps what was typed. */
export function UnsentNotice({ unsent, words }: { unsent: Unsent; words: UnsentWords }) {
	const texts = useTexts(sendingTexts);
	const notice = useRef<HTMLDivElement>(null);
	useEffect(() => {
		notice.current?.focus({ preventScroll: true });
		notice.current?.scrollIntoView({ block: "nearest" });
	}, []);
	useEffect(() => {
		const form = notice.current?.closest("form");
		// a changed form is a new form, which the visitor sends when ready
		const withdraw = () => unsent.withdraw();
		form?.addEventListener("input", withdraw);
		return () => form?.removeEventListener("input", withdraw);
	}, [unsent]);
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
			<p>
				<b>{nextWords(unsent, texts)}</b>{" "}
				{unsent.state === "not sent" ? (words.meanwhile ?? "") : ""}
			</p>
			<div className="flex flex-wrap gap-2">
				<Button
					type="button"
					look="next"
					aria-disabled={unsent.isTrying}
					onClick={unsent.sendNow}
					className="flex-[1_1_9rem]"
				>
					{buttonWords(unsent, texts)}
				</Button>
				{unsent.state === "arrived" ? null : (
					<Button type="button" onClick={unsent.withdraw} className="flex-[1_1_9rem]">
						{unsent.state === "not sent" ? texts.doNotSend : texts.doNotSendAgain}
					</Button>
				)}
			</div>
		</div>
	);
}

type Texts = (typeof sendingTexts)["en"];

function noticeOf({ state }: Unsent, { nothing, once, done }: UnsentWords, texts: Texts) {
	switch (state) {
		case "not sent":
			return { heading: texts.notSent({ nothing }), lead: texts.noNetwork };
		case "no answer":
			return { heading: texts.noAnswer.heading, lead: texts.noAnswer.lead({ once }) };
		case "unavailable":
			return { heading: texts.unavailable.heading, lead: texts.unavailable.lead({ once }) };
		case "arrived":
			return { heading: texts.arrived.heading, lead: texts.arrived.lead({ done }) };
	}
}

function nextWords({ state, isTriedAgain }: Unsent, texts: Texts): string {
	if (isTriedAgain) return texts.triedAgain;
	if (state === "unavailable") return texts.sendsSoon;
	return state === "arrived" ? texts.opensItself : texts.sendsItself;
}

function buttonWords({ state, isTrying }: Unsent, texts: Texts): string {
	if (isTrying) return texts.trying;
	if (state === "arrived") return texts.openNow;
	return state === "not sent" ? texts.sendNow : texts.sendAgain;
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
