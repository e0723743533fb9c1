import { Link } from "react-router";
import { answersTexts as texts } from "#app/messages/staff/bookings/answers.ts";
import { formatInstant } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { ShownRecord } from "./shown-record.ts";

/** What the guests answered to the questions of their excursion; nothing where it asks nothing. */
export function RecordAnswers({
	record: { shownAnswers, consents, asksQuestions },
	mayAnswer,
	timeZone,
}: {
	record: Pick<ShownRecord, "shownAnswers" | "consents" | "asksQuestions">;
	mayAnswer: boolean;
	timeZone: string;
}) {
	if (!asksQuestions && shownAnswers.length === 0) return null;
	return (
		<Sheet id="answers" title={texts.title}>
			{shownAnswers.length === 0 ? <p>{texts.none}</p> : null}
			<dl className="grid grid-cols-[minmax(0,1fr)] gap-3">
				{shownAnswers.map(({ title, words, missing }) => (
					<div key={title} className="min-w-0 wrap-anywhere">
						<dt className="text-sm text-ink-soft">{title}</dt>
						<dd className="font-[550]">
							{words}
							{missing > 0 ? (
								<b className="text-few"> {texts.missing({ count: missing })}</b>
							) : null}
							{consents
								.filter((consent) => consent.title === title)
								.map(({ wording, answeredAt, guest }) => (
									<span key={guest} className="block text-sm text-ink-soft">
										{texts.agreedTo({ version: wording, at: formatInstant(answeredAt, timeZone) })}
									</span>
								))}
						</dd>
					</div>
				))}
			</dl>
			{mayAnswer && asksQuestions ? (
				<p className="text-sm">
					<Link to="answers">{texts.change}</Link>
				</p>
			) : null}
		</Sheet>
	);
}
