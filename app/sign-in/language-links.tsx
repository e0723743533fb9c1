import { useLocation } from "react-router";
import { languageFacts, writtenLanguages } from "#app/messages/languages.ts";
import { siteFrameTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";

/** The same screen in the other languages, by their own names. The answer sets a cookie that remembers the choice (`layout.tsx`). */
export function LanguageLinks() {
	const { language: label } = useTexts(siteFrameTexts);
	const current = useLanguage();
	const { pathname, search } = useLocation();
	const addressIn = (language: string) => {
		const query = new URLSearchParams(search);
		query.set("language", language);
		return `${pathname}?${query}`;
	};
	return (
		<nav aria-label={label} className="border-t border-line pt-2.5">
			<ul className="-mx-1.5 flex flex-wrap text-sm">
				{writtenLanguages.map((language) => (
					<li key={language}>
						<a
							href={addressIn(language)}
							lang={language}
							hrefLang={language}
							aria-current={language === current ? "true" : undefined}
							className="flex min-h-11 items-center px-1.5 font-[550] aria-[current]:font-bold aria-[current]:text-ink aria-[current]:no-underline"
						>
							{languageFacts[language].name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
