import { useNavigation } from "react-router";
import { controlsTexts } from "#app/messages/catalogues/site/controls.ts";
import { defaultLanguage, isLanguage } from "#app/messages/languages.ts";

/** A thin line at the top while the next page loads; quick answers do not show it. */
export function NavigationProgress() {
	const { state } = useNavigation();
	return state === "idle" ? null : (
		<div
			role="progressbar"
			aria-label={controlsTexts[languageOfDocument()].loadingPage}
			// a live region need not lie within a landmark (axe: region)
			aria-live="polite"
			className="navigation-progress fixed inset-x-0 top-0 z-50 h-1 origin-left bg-sea"
		/>
	);
}

/** The root does not know the language that a totem's guest has chosen; the document does. */
function languageOfDocument() {
	const { lang } = document.documentElement;
	return isLanguage(lang) ? lang : defaultLanguage;
}
