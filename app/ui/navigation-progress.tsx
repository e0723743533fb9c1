import { useNavigation } from "react-router";
import { controlsTexts } from "#app/messages/catalogues/site/controls.ts";
import { useTexts } from "#app/messages/use-language.tsx";

/** A thin line at the top while the next page loads; quick answers do not show it. */
export function NavigationProgress() {
	const { state } = useNavigation();
	const { loadingPage } = useTexts(controlsTexts);
	return state === "idle" ? null : (
		<div
			role="progressbar"
			aria-label={loadingPage}
			// a live region need not lie within a landmark (axe: region)
			aria-live="polite"
			className="navigation-progress fixed inset-x-0 top-0 z-50 h-1 origin-left bg-sea"
		/>
	);
}
