import { href, isRouteErrorResponse, useLocation } from "react-router";
import { isLocalDate } from "#app/catalogue/local-date.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { questionsTexts } from "#app/messages/catalogues/booking/questions.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import {
	bookingRefusalsTexts,
	errorsTexts,
	guestBookingTexts,
	sendingTexts,
	unavailableTexts,
	yourDataTexts,
} from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import type { UnsentStepForm } from "#app/request/unavailable.server.ts";
import { CallUs } from "#app/sales/guest/guest-booking-step.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { ErrorDetails, ErrorScreen, MessageScreen } from "#app/ui/error-screen.tsx";
import { UnsentForm } from "#app/ui/form/unsent-form.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";

/**
 * Shown while the database is down and the page cache has no copy. Rendered by the server alone and sent without
 * scripts, so everything on it is a link.
 */
function Unavailable({ error }: { error: unknown }) {
	const { operator } = useSiteConfig();
	const texts = useTexts(unavailableTexts);
	const { tryAgain } = useTexts(errorsTexts);
	const localPath = useLocalPath();
	const { pathname, search } = useLocation();
	const { phone } = operator;
	const list = href("/excursion/excursions");
	const isList = pathname + search === list;
	return (
		<MessageScreen picture="/art/caves.svg">
			<h1 className="text-[min(clamp(2.4rem,1.7rem+3vw,4rem),14vw)]">{texts.heading}</h1>
			<p className="text-lg/normal text-ink-soft">{texts.lead}</p>
			<a className={buttonClass("next")} href={localPath(pathname) + search}>
				{tryAgain}
			</a>
			<p className="empty:hidden">
				<RichText
					text={isList ? texts.call({ phone }) : texts.callOrLook({ phone })}
					parts={{
						phone: (words) => (
							<a className="font-semibold whitespace-nowrap" href={`tel:${phone}`}>
								{words}
							</a>
						),
						list: (words) => <a href={localPath(list)}>{words}</a>,
					}}
				/>
			</p>
			<ErrorDetails>
				{isRouteErrorResponse(error) && typeof error.data === "string"
					? error.data
					: "503 Service Unavailable"}
			</ErrorDetails>
		</MessageScreen>
	);
}

/** The screen for whatever a public page threw. */
export function PageError({ error }: { error: unknown }) {
	if (!isRouteErrorResponse(error) || error.status !== 503) return <ErrorScreen error={error} />;
	return isUnsentStepForm(error.data) ? (
		<UnsentStep {...error.data} />
	) : (
		<Unavailable error={error} />
	);
}

function isUnsentStepForm(thrown: unknown): thrown is UnsentStepForm {
	return (
		typeof thrown === "object" && thrown !== null && "step" in thrown && "typedValues" in thrown
	);
}

/** Says that the database did not answer, and sends the same form again. */
function UnsentStep({ step, typedValues }: UnsentStepForm) {
	const { unavailable, stillHere, sendAgain } = useTexts(sendingTexts);
	const { cancel, change } = useTexts(guestBookingTexts);
	const { email, erase } = useTexts(yourDataTexts);
	const answers = useTexts(questionsTexts);
	const { once } = { answers, cancel, change, erase }[step].unsent;
	const { typedLabels } = useTexts(bookingRefusalsTexts);
	const { formatDate } = useFormats();
	const { operator } = useSiteConfig();
	const lines: [string, string][] = [];
	if (typedValues.date && isLocalDate(typedValues.date))
		lines.push([typedLabels.day, formatDate(typedValues.date, "full")]);
	if (typedValues.eraseEmail) lines.push([email, typedValues.eraseEmail]);
	return (
		<UnsentForm
			heading={unavailable.heading}
			lead={`${unavailable.lead({ once })} ${stillHere}`}
			sendAgain={sendAgain}
			typedValues={typedValues}
			lines={lines}
		>
			<CallUs operator={operator} />
		</UnsentForm>
	);
}
