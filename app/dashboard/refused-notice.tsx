import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { staffErrorsTexts } from "#app/messages/staff/office/staff-errors.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { onRefusedSave, type RefusedSave } from "#app/ui/form/refused-save.ts";

export function RefusedNotice() {
	const [refused, setRefused] = useState<RefusedSave | null>(null);
	const notice = useRef<HTMLElement>(null);
	const { pathname } = useLocation();
	useEffect(() => onRefusedSave(setRefused), []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the notice belongs to one page
	useEffect(() => setRefused(null), [pathname]);
	useEffect(() => {
		if (refused) notice.current?.focus();
	}, [refused]);
	if (!refused) return null;
	return (
		<section
			ref={notice}
			role="alert"
			tabIndex={-1}
			aria-labelledby="refused-title"
			className="fixed inset-x-4 bottom-20 z-30 min-[45rem]:bottom-4 mx-auto grid max-w-2xl gap-2 rounded-lg border-2 border-danger bg-paper p-5 shadow-lift print:hidden"
		>
			<RefusalText refused={refused}>
				<Button type="button" onClick={() => setRefused(null)}>
					{staffErrorsTexts.refused.back}
				</Button>
			</RefusalText>
		</section>
	);
}

function RefusalText({ refused, children }: { refused: RefusedSave; children: ReactNode }) {
	const { signedOut, secondFactor, tooLong, notAllowed, noAnswer } = staffErrorsTexts.refused;
	const title = (words: string) => (
		<h2 id="refused-title" className="text-lg">
			{words}
		</h2>
	);
	const ways = (first?: ReactNode) => (
		<p className="flex flex-wrap gap-3 pt-1">
			{first}
			{children}
		</p>
	);
	const newTab = (href: string, words: string) => (
		<a href={href} target="_blank" rel="noreferrer" className={buttonClass("next")}>
			{words}
		</a>
	);
	switch (refused.kind) {
		case "signed out":
			return (
				<>
					{title(signedOut.title)}
					<p>{signedOut.words}</p>
					{ways(newTab("/app_login", signedOut.signIn))}
				</>
			);
		case "second factor":
			return (
				<>
					{title(secondFactor.title)}
					<p>{secondFactor.words}</p>
					{ways(newTab(refused.path, secondFactor.show))}
				</>
			);
		case "too long":
			return (
				<>
					{title(tooLong.title)}
					<p>{tooLong.words}</p>
					{ways()}
				</>
			);
		case "not allowed":
			return (
				<>
					{title(notAllowed.title)}
					<p>{notAllowed.words(refused)}</p>
					{ways()}
				</>
			);
		case "broken":
			return (
				<>
					{title(noAnswer.title)}
					<p>{noAnswer.words}</p>
					{ways()}
				</>
			);
	}
}
