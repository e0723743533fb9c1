import { lines, paragraphs } from "../demo-excursion.ts";
import type { pickupPoints } from "../pickup-points.ts";
import type { IslandTexts } from "./trip-texts.ts";

const pickup = "Trasporto dal suo hotel o da un punto vicino, andata e ritorno";

export const italian: IslandTexts<keyof typeof pickupPoints> = {
	trips: {
		snorkel: {
			title: "Le baie del sud con maschera e pinne",
			subtitle: "Tre baie limpide in barca. Adatta a principianti e famiglie.",
			description: paragraphs(
				"Alle tre baie a est di Puerto Claro non arriva nessuna strada e non ci sono lettini: solo una scaletta, dalla nostra barca all’acqua verde. Nella prima si tocca, con l’acqua al petto, e si impara a respirare con il boccaglio. Bastano cinque minuti, poi nessuno vuole più uscire.",
				"Nella seconda la roccia scende a gradini e i pesci pappagallo ci lavorano come muratori. Nella terza, dove comincia la prateria marina, pascola spesso una tartaruga. Non la inseguiamo e non le diamo da mangiare. Galleggiamo, e decide lei.",
				"Due guide sono in acqua con lei, un’altra aspetta in coperta con asciugamani, melone e tè caldo. Chi preferisce restare all’asciutto guarda dalla cassetta di vetro e vede quasi altrettanto.",
			),
			included: lines(
				pickup,
				"Barca, skipper e due guide in acqua",
				"Maschera, boccaglio, pinne, giubbotto e muta leggera",
				"Melone, tè e acqua in coperta",
			),
			not_included: lines("Asciugamano e costume", "Pranzo: all’una e mezza è di ritorno"),
			effort: "Mezz’ora in acqua in ogni baia, quanto le piace",
			what_to_bring:
				"Venga in costume, con asciugamano, cappello e crema solare minerale. Maschere e pinne le portiamo noi.",
			good_to_know: lines(
				"Si scende in acqua da una scaletta: non è adatto alle sedie a rotelle",
				"C’è una toilette a bordo",
				"Chi nuota poco porta un giubbotto e ha sempre una guida accanto",
			),
			activity_place: "Molo 2, Puerto Claro",
			pictures: [
				"Un nuotatore con maschera e pinne sopra pesci gialli e una tartaruga",
				"Nuotatori accanto a una barca in una baia limpida, sotto di loro una tartaruga",
				"Tre persone con la maschera, l’acqua al petto, sopra piccoli pesci",
			],
		},
		whales: {
			title: "La via delle balene",
			subtitle: "I globicefali vivono qui tutto l’anno. Andiamo piano e teniamo le distanze.",
			description: paragraphs(
				"A due miglia dalla costa sud il fondale scende a mille metri, e lungo quel bordo i globicefali vanno e vengono come su una strada. Non sono di passaggio, vivono qui: per questo aspettiamo di rado. Un dorso scuro, un soffio come un sospiro, poi altri sei.",
				"Partiamo sul tardi, quando le altre barche sono rientrate e il mare si è calmato. Il nostro skipper spegne il motore molto prima del gruppo e lascia scegliere alle balene. A volte si allontanano. A volte una madre mostra la barca al suo piccolo. Un microfono sotto lo scafo le fa sentire le loro voci.",
				"Al ritorno ci sono limonata dell’isola o una birra piccola, e la luce è bassa sull’acqua. Se non vediamo né balene né delfini, può tornare un’altra volta gratis.",
			),
			included: lines(
				pickup,
				"Skipper, e una biologa o un biologo marino come guida",
				"Binocoli e una coperta calda",
				"Limonata o birra piccola al ritorno",
			),
			not_included: lines("Pastiglie contro il mal di mare: ne prenda una un’ora prima"),
			effort: "Nessuno: si sta seduti, in piedi, e si guarda",
			what_to_bring:
				"Porti una giacca a vento e gli occhiali da sole. Binocoli e coperte sono a bordo.",
			good_to_know: lines(
				"Dal molo si sale in barca per dei gradini: non è adatto alle sedie a rotelle",
				"C’è una toilette a bordo",
				"La barca si muove: in gravidanza o con il mal di schiena ci chieda prima",
			),
			activity_place: "Molo 1, Puerto Claro",
			pictures: [
				"La coda di una balena che si immerge davanti al sole basso",
				"Una balena e il suo piccolo nuotano sotto la barca",
				"Ospiti al parapetto guardano respirare una balena",
			],
		},
		tour: {
			title: "Tutta l’isola in un giorno",
			subtitle: "Costa nord, villaggi in quota, spiagge nere. Pranzo con vista.",
			description: paragraphs(
				"Se ha un giorno solo, scelga questo. Il pulmino sale fuori dal caldo del sud e in mezz’ora le palme diventano pini. Sull’orlo del grande cratere ci fermiamo dove i pullman non arrivano, e lei cammina fino al bordo.",
				"Poi si scende sul lato verde. Nei villaggi in quota i panni asciugano tra i dragheri e gli anziani giocano a domino davanti al bar. Si pranza su una terrazza sopra la costa nord: zuppa allo zafferano, pesce o verdure alla griglia e una vista che arriva all’isola vicina.",
				"Nel pomeriggio seguiamo la costa. Sabbia nera fine come farina, pozze di roccia abbastanza calde per sedercisi, sale che asciuga in quadrati bianchi. Quanto restiamo lo decide lei: siamo solo in sedici e nessuno fischia la partenza.",
			),
			included: lines(
				pickup,
				"Autista e guida in un pulmino da sedici",
				"Pranzo di tre portate con acqua e caffè",
				"Ingresso al cratere e alle saline",
			),
			not_included: lines("Altre bevande a pranzo"),
			effort: "Sei soste con brevi passeggiate, la più lunga di 15 minuti",
			what_to_bring:
				"Porti scarpe basse, un maglione per il cratere e il costume per le pozze di roccia.",
			good_to_know: lines(
				"La strada di montagna ha molte curve: ci dica se soffre l’auto",
				"C’è posto per una sedia a rotelle piegata, se riesce a salire due gradini",
				"Ci sono toilette a quasi tutte le soste, ma non sul pulmino",
			),
			pictures: [
				"Un pulmino su una strada tortuosa sotto un vulcano",
				"La strada del vulcano, vista da sopra la spalla dell’autista",
				"Pranzo su una terrazza sopra una spiaggia nera",
			],
		},
		catamaran: {
			title: "Delfini a vela",
			subtitle: "Una mattina tranquilla in catamarano, con pranzo in coperta.",
			description: paragraphs(
				"Fuori dal porto il motore si spegne, e da lì si sentono solo l’acqua e le cime. Il catamarano è largo e stabile. Scelga la rete a prua, dove arrivano gli spruzzi, o l’ombra della vela, dove ci sono i cuscini.",
				"Ai delfini piacciono le barche senza motore. Spesso vengono a prua e restano un po’, così vicini che li si sente respirare. Noi teniamo la rotta, nessuno fischia, nessuno si tuffa. Quando ne hanno abbastanza di noi, se ne vanno.",
				"Prima di mezzogiorno gettiamo l’ancora dietro Punta Clara. Si nuota dalla scaletta, il cuoco griglia in coperta e si mangia con i piedi al sole. A casa ci porta il vento.",
			),
			included: lines(
				pickup,
				"Skipper, marinaio e guida",
				"Pranzo alla griglia, vegetariano se ce lo dice",
				"Acqua, succhi, birra e vino",
			),
			not_included: lines("Asciugamano e costume"),
			effort: "Nessuno; se vuole può nuotare, la scaletta è comoda",
			what_to_bring:
				"Venga in costume, con asciugamano, cappello e crema solare. Le scarpe restano nel cesto sul molo.",
			good_to_know: lines(
				"Dal molo si sale in barca per dei gradini: non è adatto alle sedie a rotelle",
				"C’è una toilette a bordo",
				"All’ombra ci si muove meno: è il posto migliore in gravidanza",
			),
			activity_place: "Porto turistico, molo 3, Puerto Claro",
			pictures: [
				"Un catamarano a vela con due delfini che saltano davanti",
				"Ospiti riposano sulla rete a prua mentre i delfini nuotano davanti",
				"Quattro delfini nuotano sotto il catamarano",
			],
		},
		volcano: {
			title: "Prima luce sul vulcano",
			subtitle:
				"Cammini sopra le nuvole mentre l’isola dorme ancora, e veda il sole uscire dal mare.",
			description: paragraphs(
				"Lasciamo le luci della costa e saliamo per la pineta fino al margine della lava. Lì distribuiamo lampade frontali e tè caldo e ci mettiamo in cammino. Il sentiero è largo e sale dolcemente. Non serve essere atleti.",
				"Circa un’ora dopo è a 2100 metri, con le nuvole sotto di lei come un secondo mare. Prima il cielo diventa color prugna, poi rame. Quando arriva il sole, l’ombra della montagna si posa per qualche minuto sulle nuvole. Allora serviamo caffè e torta di mandorle.",
				"In discesa il bosco è sveglio e profuma di resina. La sua guida le mostra dove si è fermata l’ultima eruzione: a tre passi da una capanna di pastori che ha ancora la sua porta. È di ritorno per una colazione tardiva e un lungo sonnellino.",
			),
			included: lines(
				pickup,
				"Guida di montagna abilitata e ingresso al parco",
				"Lampada frontale, bastoncini e una giacca calda se le serve",
				"Tè, caffè e colazione in cima",
			),
			not_included: lines("Scarpe da trekking: venga con scarpe chiuse, per favore"),
			effort: "5 km, 380 m di salita, passo tranquillo",
			what_to_bring:
				"Porti scarpe chiuse e una sciarpa. Giacche, lampade e colazione le portiamo noi.",
			good_to_know: lines(
				"A 2.100 m l’aria è sottile: non è adatto a chi ha problemi di cuore o di polmoni, né a fine gravidanza",
				"L’ultima toilette è a Pine Gate",
				"Il sentiero è di ghiaia: non è adatto a sedie a rotelle e passeggini",
			),
			activity_place: "Pine Gate, 1720 m",
			pictures: [
				"Tre camminatori sopra le nuvole, il sole sorge dietro un vulcano",
				"Camminatori con lampade frontali tra i pini, la luna accanto al vulcano",
				"Colazione sopra le nuvole",
			],
		},
		caves: {
			title: "Nella lava con la lanterna",
			subtitle: "Sotto l’antica colata, dove un tempo scorreva il fiume di fuoco.",
			description: paragraphs(
				"Ottocento anni fa un fiume di lava scendeva qui fino al mare. La sua pelle si raffreddò e divenne pietra, il fuoco sotto continuò a correre, e rimase una galleria alta come una chiesa. Da fuori si vedono solo un campo di roccia nera e una breve scala di ferro.",
				"Scendiamo con i caschi e una lanterna ogni tre persone. Il terreno è asciutto, l’aria fresca e ferma. La sua guida legge le pareti come un diario: qui la lava andava piano, qui si fermò una notte, qui il soffitto gocciolò e si rapprese in piccoli denti neri.",
				"In fondo ci sediamo e spegniamo le lanterne. È il minuto più buio e silenzioso della sua vacanza. Poi qualcuno accende un fiammifero, e tutta la grotta diventa d’oro.",
			),
			included: lines(
				pickup,
				"Guida speleologica abilitata e ingresso",
				"Casco, lanterna e guanti",
				"Cioccolata calda all’uscita",
			),
			not_included: lines("Pantaloni lunghi e scarpe chiuse: la roccia è ruvida"),
			effort: "1,5 km sotto terra, una scala di 12 pioli, a tratti chinati",
			what_to_bring:
				"Porti scarpe chiuse, pantaloni lunghi e un maglione leggero: dentro ci sono 17 °C tutto l’anno.",
			good_to_know: lines(
				"Chi non ama le scale a pioli passa dall’entrata laterale; non è adatto a sedie a rotelle e passeggini",
				"È buio e in qualche punto il soffitto è basso",
				"Alla grotta non c’è una toilette",
			),
			activity_place: "La scala di ferro, Llano Negro",
			pictures: [
				"Tre persone con una lanterna in una grotta di lava",
				"Un gruppo con i caschi all’ingresso di una grotta di lava",
				"La luce del giorno cade dal soffitto della grotta su un lago",
			],
		},
		kayak: {
			title: "Le scogliere rosse in kayak",
			subtitle: "Attraverso l’arco e ritorno, prima che si svegli il vento.",
			description: paragraphs(
				"Di primo mattino la costa est è liscia come l’olio. Spingiamo i kayak dallo scivolo di Cala Roja, giriamo a nord e restiamo vicini alla roccia. Le scogliere sono alte cento metri e rosse come la ruggine, e l’acqua è così limpida che la sua ombra pagaia con lei sulla sabbia.",
				"Dopo mezz’ora si apre l’arco. Passiamo uno alla volta, piano, perché sopra di noi nidificano le rondini e perché tutti vogliono guardare in su. Dietro c’è una spiaggia senza strada. Lì facciamo il bagno, mangiamo arance e lasciamo asciugare i kayak.",
				"I kayak sono larghi, a uno o due posti, e difficili da rovesciare. La sua guida le mostra come si pagaia sulla spiaggia e resta accanto a chi va più piano. Se sa nuotare cinquanta metri e sedersi su una sedia bassa, può farlo.",
			),
			included: lines(
				pickup,
				"Guida di kayak da mare abilitata",
				"Kayak, pagaia, casco, giubbotto e sacca stagna",
				"Arance, noci e acqua sulla spiaggia",
			),
			not_included: lines(
				"Asciugamano e costume",
				"Foto: il suo telefono entra nella sacca stagna",
			),
			effort: "5 km su acqua calma, molte pause; deve saper nuotare 50 m",
			what_to_bring:
				"Venga in costume e con scarpe che si possono bagnare, con asciugamano, cappello e crema solare.",
			good_to_know: lines(
				"Si sta seduti a pelo d’acqua e ci si bagna",
				"Non è adatto alle sedie a rotelle né in gravidanza: si sale e si scende nell’acqua bassa",
				"Non c’è una toilette fino al ritorno allo scivolo",
			),
			activity_place: "Scivolo di Cala Roja",
			pictures: [
				"Due kayak sotto scogliere rosse, dietro di loro un arco",
				"Tre kayak escono da una grotta marina verso il sole",
				"Il tè su una piccola spiaggia accanto ai kayak",
			],
		},
		market: {
			title: "Mattina al mercato, pomeriggio tra i vini",
			subtitle: "Riempia un cesto a Santa Rosa, poi si sieda tra le viti.",
			description: paragraphs(
				"La domenica tutta la valle viene a Santa Rosa. Sotto le tende a righe ci sono arance con le foglie, formaggio di capra di tre stagionature e le piccole patate rugose che qui non mancano su nessuna tavola. La sua guida sa chi ha fatto il pane e quale marmellata di fichi finisce alle undici. Lei riceve un cesto e un’ora tutta per sé.",
				"A mezzogiorno scendiamo in dieci minuti alle viti. Crescono una a una in conche di cenere nera, ognuna dietro il suo muretto, perché la cenere beve la rugiada e il muro ferma il vento. Sembra la luna, con cuori verdi.",
				"Nel cortile la famiglia del vignaiolo ha già apparecchiato: quello che ha visto al mercato, tre vini bianchi e uno dolce. Nessuno fa lezione. Lei chiede, loro rispondono, e alla fine qualcuno porta sempre il cane in braccio.",
			),
			included: lines(
				pickup,
				"Guida al mercato e nella vigna",
				"Pranzo nel cortile, vegetariano se ce lo dice",
				"Degustazione di quattro vini, succo d’uva per i bambini",
			),
			not_included: lines("Ciò che compra al mercato"),
			effort: "2 km di vicoli, senza salite",
			what_to_bring:
				"Porti cappello, scarpe basse e un po’ di contanti: poche bancarelle accettano carte. Il cesto lo diamo noi.",
			good_to_know: lines(
				"I vicoli sono acciottolati: una sedia a rotelle ha bisogno di qualcuno che la spinga",
				"Ci sono toilette in piazza e dal vignaiolo",
				"Il vino è dai 18 anni in su",
			),
			activity_place: "Piazza della chiesa, Santa Rosa",
			pictures: [
				"Un villaggio con la chiesa bianca, viti nella cenere nera, un banco con arance e vino",
				"Il mercato davanti alla chiesa di Santa Rosa",
				"Pranzo nel cortile tra le viti",
			],
		},
		stars: {
			title: "Le dune di notte",
			subtitle: "Coperte, cioccolata calda e un telescopio, lontano da ogni lampione.",
			description: paragraphs(
				"A sud di La Salina la strada finisce nella sabbia. Non c’è una casa, non una lampada e quasi niente campo, ed è per questo che ci andiamo. Camminiamo dieci minuti tra le dune con la luce rossa, stendiamo le coperte in una conca al riparo dal vento e lasciamo che gli occhi si abituino.",
				"Poi comincia il cielo. Prima una manciata di stelle, poi così tante che si fatica a ritrovare le figure note. La sua guida le ridisegna con una luce verde e racconta come le chiamavano i marinai di qui. Il telescopio passa di mano in mano: i crateri della luna o gli anelli di Saturno, secondo la notte.",
				"Tra uno sguardo e l’altro ci sono la cioccolata del thermos e il tempo di stare sdraiati senza dire nulla. Poco dopo mezzanotte è di nuovo in hotel.",
			),
			included: lines(
				pickup,
				"Guida del parco delle stelle dell’isola",
				"Telescopio, coperte e cuscini",
				"Cioccolata calda e biscotti alle mandorle",
			),
			not_included: lines("Vestiti caldi: di notte tra le dune fa fresco"),
			effort: "10 minuti sulla sabbia soffice, poi ci si sdraia",
			what_to_bring:
				"Porti un maglione e pantaloni lunghi, e lasci a casa la torcia: noi le abbiamo rosse.",
			good_to_know: lines(
				"Sabbia soffice: non è adatto a sedie a rotelle e passeggini",
				"Tra le dune non c’è una toilette",
				"I telefoni restano spenti, perché tutti vedano le stelle",
			),
			activity_place: "Fine della strada delle dune, Arenas Blancas",
			pictures: [
				"Persone con un telescopio sulle dune sotto la Via Lattea",
				"Una famiglia sotto le coperte e la Via Lattea",
				"Saturno, come lo mostra il telescopio",
			],
		},
	},
	points: {
		losDragos: { place: "ingresso principale, Playa Larga" },
		casaBruma: { place: "vicino alla fontana, Playa Larga" },
		lasOlas: { title: "Appartamenti Las Olas", place: "cancello sul lungomare, Playa Larga" },
		customsHouse: { title: "Vecchia dogana", place: "gradini verso il mare, Puerto Claro" },
		harbourTaxis: { title: "Posteggio taxi del porto", place: "Puerto Claro" },
		office: { title: "Ufficio di Island Excursions", place: "Harbour Street 4, Puerto Claro" },
		miramarClaro: { place: "reception, Puerto Claro" },
		arenaNegra: { place: "reception, Costa Brisa" },
		brisaMar: { place: "sotto la palma del viale, Costa Brisa" },
		campsite: { title: "Campeggio Los Tarajales", place: "alla sbarra, Costa Brisa" },
		almendro: { place: "portone del cortile, Santa Rosa" },
		lasSalinas: { place: "atrio, La Salina" },
		saltWorks: { title: "Fermata dell’autobus delle saline", place: "lato mare, La Salina" },
		lighthouse: {
			title: "Fermata dell’autobus del faro est",
			place: "pensilina alla rotonda, Cala Roja",
		},
	},
};
