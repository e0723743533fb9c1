import { departureMessagesTexts } from "#app/messages/texts.ts";
import type { MessageWords } from "#app/sales/mails/departure-message-words.ts";

/** A message as its guest reads it in the mail. */
export function MessagePreview({ words }: { words: MessageWords }) {
	const { meeting, language } = words;
	return (
		<div
			lang={language}
			className="grid gap-2.5 rounded-md border border-line bg-page p-[clamp(0.9rem,2.4vw,1.3rem)] wrap-anywhere"
		>
			<p className="border-b-2 border-dotted border-dune pb-2.5 font-[650]">{words.subject}</p>
			<p>{words.greeting}</p>
			{meeting ? (
				<>
					<p>{meeting.lead}</p>
					<p className="font-display text-[2.4rem]/none text-ocean lining-nums">
						<time>{meeting.time}</time>
					</p>
					<p className="font-[650]">{meeting.place}</p>
					{meeting.timeBefore ? (
						<p>{departureMessagesTexts[language].notAt({ time: meeting.timeBefore })}</p>
					) : null}
				</>
			) : null}
			{words.paragraphs.map((paragraph) => (
				<p key={paragraph} className="whitespace-pre-line">
					{paragraph}
				</p>
			))}
		</div>
	);
}
