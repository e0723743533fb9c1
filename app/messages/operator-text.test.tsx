import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Language } from "./languages.ts";
import { operatorTextIn, withinSentence } from "./operator-text.ts";
import { Words } from "./operator-words.tsx";
import { InLanguage } from "./use-language.tsx";

const hours = { en: "Every day, 08:00 to 20:00", de: "Täglich von 08:00 bis 20:00 Uhr" };

function drawnIn(language: Language) {
	return renderToStaticMarkup(
		<InLanguage language={language}>
			<Words of={operatorTextIn(hours, language)} />
		</InLanguage>,
	);
}

test("words that are not in the page's language say so", () => {
	expect(drawnIn("de")).toBe("Täglich von 08:00 bis 20:00 Uhr");
	expect(drawnIn("en")).toBe("Every day, 08:00 to 20:00");
	expect(drawnIn("fr")).toBe('<span lang="en">Every day, 08:00 to 20:00</span>');
});

test.each([
	["en", "Every day, 08:00 to 20:00", "every day, 08:00 to 20:00"],
	["en", "Monday to Friday", "Monday to Friday"],
	["de", "Täglich bis 20:00 Uhr", "täglich bis 20:00 Uhr"],
	["de", "Montag bis Freitag", "Montag bis Freitag"],
	["es", "Lunes a viernes", "lunes a viernes"],
] as const)("within a sentence of %s, %s is %s", (language, words, within) => {
	expect(withinSentence({ words, language }).words).toBe(within);
});
