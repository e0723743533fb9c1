import { renderToStaticMarkup } from "react-dom/server";
import { localDateAt } from "#app/catalogue/local-date.ts";
import type { Environment } from "#app/configuration/environment.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { unavailableTexts } from "#app/messages/texts.ts";
import { formatsIn } from "#app/ui/format/formats.ts";

/** Says when a kept page was made, on the island's clock; with the day if it is not today. */
export function staleNotice(
	{ timeZone, operator }: Pick<Environment, "timeZone" | "operator">,
	{ madeAt, language }: { madeAt: number; language: Language },
	now: number,
): string {
	const texts = unavailableTexts[language].stale;
	const { formatClock, formatDate } = formatsIn(language);
	const time = formatClock(madeAt, timeZone);
	const day = localDateAt(madeAt, timeZone);
	const madeWhen =
		day === localDateAt(now, timeZone)
			? texts.madeToday({ time })
			: texts.madeBefore({ date: formatDate(day, "long"), time });
	return renderToStaticMarkup(
		<aside aria-label={texts.about} className="bg-sun text-basalt print:hidden">
			<div className="wrap py-3 text-sm">
				<p className="max-w-none">
					<strong>
						<RichText
							text={madeWhen}
							parts={{
								time: (words) => <time dateTime={new Date(madeAt).toISOString()}>{words}</time>,
							}}
						/>
					</strong>{" "}
					<RichText
						text={texts.lead({ phone: operator.phone })}
						parts={{
							phone: (words) => (
								<a
									className="whitespace-nowrap font-semibold text-ink"
									href={`tel:${operator.phone.replaceAll(/[^+\d]/g, "")}`}
								>
									{words}
								</a>
							),
						}}
					/>
				</p>
			</div>
		</aside>,
	);
}
