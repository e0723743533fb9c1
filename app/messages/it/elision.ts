const elided = { il: "l’", al: "all’", dal: "dall’" };

/** "dal 3 giugno", "dall’8 giugno": the article before a number, which is elided where it is said with a vowel. */
export function withArticle(article: keyof typeof elided, number: string): string {
	const isVowel = /^(8\d*|11)(?!\d)/.test(number);
	return isVowel ? `${elided[article]}${number}` : `${article} ${number}`;
}
