import { createContext, type ReactNode, useContext } from "react";
import type { Catalogue } from "./catalogue.ts";
import { defaultLanguage, type Language } from "./languages.ts";
import { pathIn } from "./localized-address.ts";

const LanguageContext = createContext<Language>(defaultLanguage);

/** Stands around every screen and, because it is drawn by itself, around every widget. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
	return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
	return useContext(LanguageContext);
}

/** The texts of the screen's language. */
export function useTexts<Texts>(catalogue: Catalogue<Texts>): Texts {
	return catalogue[useLanguage()];
}

/** Makes the path of a public page one of the screen's language, so that visitors stay in theirs. */
export function useLocalPath(): (path: string) => string {
	const language = useLanguage();
	return (path) => pathIn(language, path);
}
