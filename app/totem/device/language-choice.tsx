import { languageFacts, writtenLanguages } from "#app/messages/languages.ts";
import { totemTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { chooseLanguage } from "./totem-language.ts";

const shape =
	"border-2 border-edge bg-paper text-center text-ink aria-pressed:border-ocean aria-pressed:bg-ocean aria-pressed:text-white";
/** Rows of the same length, in which the longest name has room. */
const columns =
	writtenLanguages.length <= 5
		? "grid-cols-5"
		: writtenLanguages.length <= 6
			? "grid-cols-3"
			: "grid-cols-4";
const looks = {
	/** On the first screen, where each language greets. */
	greeting: {
		group: `grid ${columns} gap-[0.7rem]`,
		button: `${shape} grid min-h-[max(4.9rem,72px)] min-w-0 content-center gap-1 rounded-lg px-2 text-[1.15rem]/[1.15] font-[650] landscape:min-h-[max(4.2rem,72px)] landscape:text-base/[1.15]`,
	},
	/** In the foot of all others. */
	foot: {
		group: "flex min-w-0 gap-1",
		button: `${shape} min-h-[max(2.7rem,56px)] min-w-14 rounded-full px-1.5 text-[0.85rem]/[1.1] font-[650]`,
	},
};

/** The languages by their own names, always one touch away. */
export function LanguageChoice({
	look,
	className = "",
}: {
	look: keyof typeof looks;
	className?: string;
}) {
	const texts = useTexts(totemTexts);
	const current = useLanguage();
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and these buttons act at once
		<div role="group" aria-label={texts.language} className={`${looks[look].group} ${className}`}>
			{writtenLanguages.map((language) => (
				<button
					key={language}
					type="button"
					lang={language}
					aria-pressed={language === current}
					onClick={() => chooseLanguage(language)}
					className={looks[look].button}
				>
					{look === "greeting" ? (
						<span className="text-[0.92rem] font-normal">{totemTexts[language].hello}</span>
					) : null}
					{languageFacts[language].name}
				</button>
			))}
		</div>
	);
}
