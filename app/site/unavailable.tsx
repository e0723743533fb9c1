import { href, isRouteErrorResponse, useLocation } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { errorsTexts, unavailableTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { ErrorDetails, ErrorScreen, MessageScreen } from "#app/ui/error-screen.tsx";
import { isUnsentStepForm, UnsentStep } from "./booking/unsent-step.tsx";

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
