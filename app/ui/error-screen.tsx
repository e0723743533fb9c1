import { isRouteErrorResponse, useLocation } from "react-router";
import { errorsTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { ButtonAnchor, buttonClass } from "./button.tsx";
import { RequestNumber } from "./request-number.tsx";

export function ErrorScreen({ error }: { error: unknown }) {
	return isRouteErrorResponse(error) && error.status === 404 ? (
		<NotFoundScreen />
	) : (
		<BrokenScreen error={error} />
	);
}

function NotFoundScreen() {
	const { notFound } = useTexts(errorsTexts);
	const localPath = useLocalPath();
	return (
		<MessageScreen picture="/art/stars.svg">
			<p className="font-display text-lg/none text-sea lining-nums">404</p>
			<h1 className={heading}>{notFound.title}</h1>
			<p className="text-lg/normal text-ink-soft">{notFound.lead}</p>
			<ButtonAnchor look="next" href={localPath("/")}>
				{notFound.goHome}
			</ButtonAnchor>
		</MessageScreen>
	);
}

function BrokenScreen({ error }: { error: unknown }) {
	const texts = useTexts(errorsTexts);
	const localPath = useLocalPath();
	const { pathname, search } = useLocation();
	return (
		<MessageScreen picture="/art/caves.svg">
			<h1 className={heading}>{texts.broken.title}</h1>
			<p className="text-lg/normal text-ink-soft">{texts.broken.lead}</p>
			{/* loads the document anew, because a script may be what failed */}
			<a className={buttonClass("next")} href={localPath(pathname) + search}>
				{texts.tryAgain}
			</a>
			<RequestNumber>{texts.number}</RequestNumber>
			<ErrorDetails>{messageOf(error) ?? texts.broken.unknown}</ErrorDetails>
		</MessageScreen>
	);
}

/** The technical reason, folded. */
export function ErrorDetails({ children }: { children: string }) {
	const { showError, hideError } = useTexts(errorsTexts);
	return (
		<details className="group w-full">
			<summary className="min-h-11 py-2.5 font-semibold">
				<span className="group-open:hidden">{showError}</span>
				<span className="hidden group-open:inline">{hideError}</span>
			</summary>
			<pre className="rounded-md bg-sand p-4 font-sans text-sm whitespace-pre-wrap">{children}</pre>
		</details>
	);
}

const heading = "text-[min(clamp(2.4rem,1.7rem+3vw,4rem),14vw)]";

export function MessageScreen({
	picture,
	children,
}: {
	picture: string;
	children: React.ReactNode;
}) {
	return (
		<div className="wrap grid items-center gap-8 pt-[clamp(1rem,4vw,4rem)] pb-(--space-section) lg:grid-cols-2 lg:gap-[clamp(3rem,6vw,6rem)]">
			<div className="grid justify-items-start gap-5">{children}</div>
			<div className="aspect-square overflow-hidden rounded-lg bg-sand">
				<img src={picture} alt="" width="960" height="960" className="size-full object-cover" />
			</div>
		</div>
	);
}

/**
 * The message of a thrown Response. Other errors show theirs in development only; in production
 * React Router has removed it.
 */
export function messageOf(error: unknown): string | null {
	if (isRouteErrorResponse(error)) {
		const text = typeof error.data === "string" ? error.data : "";
		return text || `${error.status} ${error.statusText}`.trim();
	}
	if (import.meta.env.DEV && error instanceof Error) return error.message;
	return null;
}
