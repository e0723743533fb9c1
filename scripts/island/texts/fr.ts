import { lines, paragraphs } from "../demo-excursion.ts";
import type { pickupPoints } from "../pickup-points.ts";
import type { IslandTexts } from "./trip-texts.ts";

const pickup = "Prise en charge à votre hôtel ou tout près, et retour";

export const french: IslandTexts<keyof typeof pickupPoints> = {
	trips: {
		snorkel: {
			title: "Les criques du sud, masque et palmes",
			subtitle: "Trois criques claires en bateau. Idéal pour débuter et en famille.",
			description: paragraphs(
				"Aucune route ne mène aux trois criques à l’est de Puerto Claro, aucun transat ne vous y attend : seulement une échelle, de notre bateau jusqu’à l’eau verte. Dans la première, vous avez pied, de l’eau jusqu’à la poitrine, et vous apprenez à respirer par le tuba. Il faut cinq minutes, et plus personne ne veut sortir.",
				"Dans la deuxième, la roche descend en marches et les poissons-perroquets y travaillent comme des maçons. Dans la troisième, là où commence l’herbier, broute souvent une tortue. Nous ne la poursuivons pas, nous ne la nourrissons pas. Nous flottons, et c’est elle qui décide.",
				"Deux guides sont dans l’eau avec vous, un troisième reste sur le pont avec serviettes, melon et thé chaud. Qui préfère rester au sec regarde par la caisse vitrée et voit presque autant.",
			),
			included: lines(
				pickup,
				"Bateau, skipper et deux guides dans l’eau",
				"Masque, tuba, palmes, gilet et combinaison légère",
				"Melon, thé et eau sur le pont",
			),
			not_included: lines(
				"Serviette et maillot de bain",
				"Déjeuner : vous êtes de retour à treize heures trente",
			),
			effort: "Une demi-heure dans l’eau à chaque crique, à votre gré",
			what_to_bring:
				"Venez en maillot de bain, avec serviette, chapeau et crème solaire minérale. Masques et palmes viennent avec nous.",
			good_to_know: lines(
				"On descend dans l’eau par une échelle : inaccessible en fauteuil roulant",
				"Il y a des toilettes à bord",
				"Qui nage mal porte un gilet et garde un guide à ses côtés",
			),
			activity_place: "Quai 2, Puerto Claro",
			pictures: [
				"Un nageur avec masque et palmes au-dessus de poissons jaunes et d’une tortue",
				"Des nageurs près d’un bateau dans une crique claire, une tortue sous eux",
				"Trois personnes avec des masques, l’eau à la poitrine, au-dessus de petits poissons",
			],
		},
		whales: {
			title: "La route des baleines",
			subtitle:
				"Les globicéphales vivent ici toute l’année. Nous naviguons doucement et gardons nos distances.",
			description: paragraphs(
				"À deux milles de la côte sud, le fond plonge à mille mètres, et le long de cette arête les globicéphales vont et viennent comme sur une route. Ils ne sont pas de passage, ils vivent ici ; nous attendons donc rarement : un dos sombre, un souffle comme un soupir, puis six autres.",
				"Nous partons en fin de journée, quand les autres bateaux sont rentrés et que la mer s’est calmée. Notre skipper coupe le moteur bien avant le groupe et laisse le choix aux baleines. Parfois elles s’éloignent. Parfois une mère montre le bateau à son petit. Un micro sous la coque vous laisse entendre leurs conversations.",
				"Au retour, limonade de l’île ou petite bière, et une lumière basse sur l’eau. Si nous ne voyons ni baleine ni dauphin, vous revenez une autre fois gratuitement.",
			),
			included: lines(
				pickup,
				"Skipper, et une ou un biologiste marin pour guide",
				"Jumelles et couverture chaude",
				"Limonade ou petite bière au retour",
			),
			not_included: lines("Comprimés contre le mal de mer : prenez-en un une heure avant"),
			effort: "Aucun : vous êtes assis, debout, et vous regardez",
			what_to_bring:
				"Apportez une veste coupe-vent et des lunettes de soleil. Jumelles et couvertures sont à bord.",
			good_to_know: lines(
				"Des marches mènent du quai au bateau : inaccessible en fauteuil roulant",
				"Il y a des toilettes à bord",
				"Le bateau bouge : en cas de grossesse ou de mal de dos, demandez-nous avant",
			),
			activity_place: "Quai 1, Puerto Claro",
			pictures: [
				"La queue d’une baleine qui plonge devant un soleil bas",
				"Une baleine et son petit nagent sous le bateau",
				"Des passagers au bastingage regardent une baleine respirer",
			],
		},
		tour: {
			title: "Toute l’île en un jour",
			subtitle: "Côte nord, villages d’altitude, plages noires. Déjeuner avec vue.",
			description: paragraphs(
				"Si vous n’avez qu’un jour, prenez celui-ci. Le minibus grimpe hors de la chaleur du sud et, en une demi-heure, les palmiers deviennent des pins. Au bord du grand cratère, nous nous arrêtons là où les cars ne vont pas, et vous marchez jusqu’à l’arête.",
				"Puis nous descendons du côté vert. Dans les villages d’altitude, le linge sèche entre les dragonniers et les vieux jouent aux dominos devant le bar. On déjeune sur une terrasse au-dessus de la côte nord : soupe au safran, poisson ou légumes grillés, et une vue jusqu’à l’île voisine.",
				"L’après-midi, nous suivons la côte. Du sable noir fin comme de la farine, des bassins de roche assez chauds pour s’y asseoir, du sel qui sèche en carrés blancs. Vous décidez du temps que nous restons : nous ne sommes que seize, et personne ne siffle le départ.",
			),
			included: lines(
				pickup,
				"Chauffeur et guide dans un minibus de seize places",
				"Déjeuner de trois plats avec eau et café",
				"Entrée au cratère et aux salines",
			),
			not_included: lines("Les autres boissons du déjeuner"),
			effort: "Six arrêts avec de courtes marches, la plus longue de 15 minutes",
			what_to_bring:
				"Apportez des chaussures plates, un pull pour le cratère et un maillot pour les bassins.",
			good_to_know: lines(
				"La route de montagne a beaucoup de virages : dites-nous si vous avez le mal de la route",
				"Un fauteuil roulant plié trouve sa place, si vous pouvez monter deux marches",
				"Il y a des toilettes à presque tous les arrêts, mais pas dans le minibus",
			),
			pictures: [
				"Un minibus sur une route sinueuse sous un volcan",
				"La route du volcan, vue par-dessus l’épaule du chauffeur",
				"Déjeuner sur une terrasse au-dessus d’une plage noire",
			],
		},
		catamaran: {
			title: "Dauphins sous voile",
			subtitle: "Une matinée calme en catamaran, déjeuner sur le pont.",
			description: paragraphs(
				"À la sortie du port, le moteur s’arrête, et vous n’entendez plus que l’eau et les cordages. Le catamaran est large et stable. Choisissez le filet à l’avant, là où ça éclabousse, ou l’ombre de la voile, là où sont les coussins.",
				"Les dauphins aiment les bateaux sans moteur. Souvent, ils viennent à l’étrave et restent un moment, si près qu’on les entend respirer. Nous gardons le cap, personne ne siffle, personne ne saute. Quand ils ont assez de nous, ils s’en vont.",
				"Avant midi, nous jetons l’ancre derrière la Punta Clara. Vous nagez depuis l’échelle, le cuisinier grille sur le pont, et nous mangeons les pieds au soleil. C’est le vent qui nous ramène.",
			),
			included: lines(
				pickup,
				"Skipper, matelot et guide",
				"Déjeuner de grillades, végétarien si vous nous le dites",
				"Eau, jus, bière et vin",
			),
			not_included: lines("Serviette et maillot de bain"),
			effort: "Aucun ; nagez si vous voulez, l’échelle est facile",
			what_to_bring:
				"Venez en maillot de bain, avec serviette, chapeau et crème solaire. Les chaussures restent dans le panier du quai.",
			good_to_know: lines(
				"Des marches mènent du quai au bateau : inaccessible en fauteuil roulant",
				"Il y a des toilettes à bord",
				"C’est à l’ombre que cela bouge le moins : la meilleure place pendant une grossesse",
			),
			activity_place: "Marina, quai 3, Puerto Claro",
			pictures: [
				"Un catamaran sous voile, deux dauphins bondissent devant lui",
				"Des passagers se reposent sur le filet, des dauphins nagent devant",
				"Quatre dauphins nagent sous le catamaran",
			],
		},
		volcano: {
			title: "Premières lueurs sur le volcan",
			subtitle:
				"Marchez au-dessus des nuages pendant que l’île dort encore, et voyez le soleil sortir de la mer.",
			description: paragraphs(
				"Nous laissons derrière nous les lumières de la côte et montons par la pinède jusqu’au bord de la lave. Là, nous distribuons lampes frontales et thé chaud, et nous nous mettons en marche. Le chemin est large et monte doucement. Nul besoin d’être sportif.",
				"Une heure plus tard, vous êtes à 2 100 mètres, les nuages à vos pieds comme une seconde mer. Le ciel devient prune, puis cuivre. Quand le soleil paraît, l’ombre de la montagne se pose quelques minutes sur les nuages. Alors nous servons le café et le gâteau aux amandes.",
				"À la descente, la forêt est éveillée et sent la résine. Votre guide vous montre où s’est arrêtée la dernière éruption : à trois pas d’une cabane de berger qui a gardé sa porte. Vous êtes de retour pour un petit-déjeuner tardif et une longue sieste.",
			),
			included: lines(
				pickup,
				"Guide de montagne diplômé et entrée du parc",
				"Lampe frontale, bâtons et veste chaude au besoin",
				"Thé, café et petit-déjeuner au sommet",
			),
			not_included: lines("Chaussures de marche : venez en chaussures fermées, s’il vous plaît"),
			effort: "5 km, 380 m de montée, allure tranquille",
			what_to_bring:
				"Apportez des chaussures fermées et une écharpe. Vestes, lampes et petit-déjeuner viennent avec nous.",
			good_to_know: lines(
				"À 2 100 m, l’air est rare : déconseillé si le cœur ou les poumons sont fragiles, et en fin de grossesse",
				"Les dernières toilettes sont à Pine Gate",
				"Le chemin est en gravier : inaccessible aux fauteuils roulants et aux poussettes",
			),
			activity_place: "Pine Gate, 1 720 m",
			pictures: [
				"Trois marcheurs au-dessus des nuages, le soleil se lève derrière un volcan",
				"Des marcheurs avec lampes frontales parmi les pins, la lune près du volcan",
				"Petit-déjeuner au-dessus des nuages",
			],
		},
		caves: {
			title: "Sous la lave, à la lanterne",
			subtitle: "Sous l’ancienne coulée, là où passait le fleuve de feu.",
			description: paragraphs(
				"Il y a huit cents ans, un fleuve de lave descendait ici vers la mer. Sa peau a refroidi et durci, le feu a continué dessous, et il est resté un tunnel haut comme une église. Du dehors, on ne voit qu’un champ de roche noire et une petite échelle de fer.",
				"Nous descendons casqués, avec une lanterne pour trois. Le sol est sec, l’air frais et immobile. Votre guide lit les parois comme un journal : ici la lave allait lentement, ici elle s’est arrêtée une nuit, ici la voûte a goutté et s’est figée en petites dents noires.",
				"Tout au bout, nous nous asseyons et éteignons les lanternes. C’est la minute la plus noire et la plus silencieuse de vos vacances. Puis quelqu’un craque une allumette, et toute la grotte devient d’or.",
			),
			included: lines(
				pickup,
				"Guide de grotte diplômé et entrée",
				"Casque, lanterne et gants",
				"Chocolat chaud à la sortie",
			),
			not_included: lines("Pantalon long et chaussures fermées : la roche est rude"),
			effort: "1,5 km sous terre, une échelle de 12 barreaux, parfois courbé",
			what_to_bring:
				"Apportez des chaussures fermées, un pantalon long et un pull léger : il fait 17 °C à l’intérieur toute l’année.",
			good_to_know: lines(
				"Qui n’aime pas les échelles prend l’entrée latérale ; inaccessible aux fauteuils roulants et aux poussettes",
				"Il fait noir, et le plafond est parfois bas",
				"Il n’y a pas de toilettes à la grotte",
			),
			activity_place: "L’échelle de fer, Llano Negro",
			pictures: [
				"Trois personnes avec une lanterne dans une grotte de lave",
				"Un groupe casqué à l’entrée d’une grotte de lave",
				"La lumière du jour tombe par la voûte sur un lac",
			],
		},
		kayak: {
			title: "Les falaises rouges en kayak",
			subtitle: "Sous l’arche et retour, avant que le vent ne se lève.",
			description: paragraphs(
				"Tôt le matin, la mer de l’est est plate comme une assiette. Nous poussons les kayaks sur la rampe de Cala Roja, tournons au nord et longeons la roche. Les falaises ont cent mètres et la couleur de la rouille, et l’eau est si claire que votre ombre pagaie avec vous sur le sable.",
				"Une demi-heure plus tard, l’arche s’ouvre. Nous passons un par un, lentement, parce que les hirondelles nichent là-haut et que tout le monde veut lever les yeux. Derrière s’étend une plage sans route. Nous nous y baignons, mangeons des oranges et laissons sécher les kayaks.",
				"Les bateaux sont larges, à une ou deux places, et ne se renversent guère. Votre guide vous montre le geste sur la plage et reste près du plus lent. Si vous savez nager cinquante mètres et vous asseoir sur une chaise basse, c’est pour vous.",
			),
			included: lines(
				pickup,
				"Guide de kayak de mer diplômé",
				"Kayak, pagaie, casque, gilet et sac étanche",
				"Oranges, noix et eau sur la plage",
			),
			not_included: lines(
				"Serviette et maillot de bain",
				"Photos : votre téléphone tient dans le sac étanche",
			),
			effort: "5 km en eau calme, beaucoup de pauses ; vous savez nager 50 m",
			what_to_bring:
				"Venez en maillot de bain et en chaussures qui peuvent se mouiller, avec serviette, chapeau et crème solaire.",
			good_to_know: lines(
				"Vous êtes au ras de l’eau et vous vous mouillez",
				"Inaccessible en fauteuil roulant, déconseillé pendant la grossesse : on monte et on descend dans l’eau peu profonde",
				"Pas de toilettes avant le retour à la rampe",
			),
			activity_place: "Rampe de Cala Roja",
			pictures: [
				"Deux kayaks sous des falaises rouges, une arche derrière eux",
				"Trois kayaks quittent une grotte marine vers le soleil",
				"Le thé sur une petite plage près des kayaks",
			],
		},
		market: {
			title: "Marché le matin, vin l’après-midi",
			subtitle: "Remplissez un panier à Santa Rosa, puis asseyez-vous parmi les vignes.",
			description: paragraphs(
				"Le dimanche, toute la vallée vient à Santa Rosa. Sous les stores rayés, des oranges avec leurs feuilles, du fromage de chèvre de trois âges et les petites pommes de terre ridées de toutes les tables d’ici. Votre guide sait qui a fait le pain et quelle confiture de figues est épuisée à onze heures. Vous recevez un panier et une heure à vous.",
				"À midi, dix minutes de marche nous mènent aux vignes. Elles poussent une à une dans des creux de cendre noire, chacune derrière son muret, car la cendre boit la rosée et le mur arrête le vent. On dirait la lune, avec des cœurs verts.",
				"Dans la cour, la famille du vigneron a mis la table : ce que vous avez vu au marché, trois vins blancs et un doux. Personne ne fait la leçon. Vous demandez, on vous répond, et quelqu’un finit toujours par porter le chien.",
			),
			included: lines(
				pickup,
				"Guide au marché et dans les vignes",
				"Déjeuner dans la cour, végétarien si vous nous le dites",
				"Dégustation de quatre vins, jus de raisin pour les enfants",
			),
			not_included: lines("Vos achats au marché"),
			effort: "2 km de ruelles, sans côte",
			what_to_bring:
				"Apportez un chapeau, des chaussures plates et un peu d’espèces : peu d’étals prennent la carte. Le panier vient de nous.",
			good_to_know: lines(
				"Les ruelles sont pavées : un fauteuil roulant a besoin de quelqu’un qui le pousse",
				"Il y a des toilettes sur la place et chez le vigneron",
				"Le vin est servi à partir de 18 ans",
			),
			activity_place: "Place de l’église, Santa Rosa",
			pictures: [
				"Un village à l’église blanche, des vignes dans la cendre noire, un étal d’oranges et de vin",
				"Le marché devant l’église de Santa Rosa",
				"Déjeuner dans la cour parmi les vignes",
			],
		},
		stars: {
			title: "Les dunes à la nuit tombée",
			subtitle: "Couvertures, cacao chaud et télescope, loin de toute lampe.",
			description: paragraphs(
				"Au sud de La Salina, la route finit dans le sable. Pas une maison, pas une lampe, à peine du réseau : c’est pour cela que nous y allons. Nous marchons dix minutes dans les dunes à la lumière rouge, étalons les couvertures dans un creux à l’abri du vent et laissons nos yeux s’habituer.",
				"Alors le ciel commence. D’abord une poignée d’étoiles, puis tant qu’on retrouve à peine les figures connues. Votre guide les redessine d’un rayon vert et raconte comment les marins d’ici les appelaient. Le télescope passe de l’un à l’autre : cratères de la lune ou anneaux de Saturne, selon la nuit.",
				"Entre deux regards, il y a du cacao dans la thermos et le temps de rester sur le dos sans rien dire. Peu après minuit, vous êtes rentrés.",
			),
			included: lines(
				pickup,
				"Guide du parc d’étoiles de l’île",
				"Télescope, couvertures et coussins",
				"Cacao chaud et biscuits aux amandes",
			),
			not_included: lines("Vêtements chauds : la nuit est fraîche dans les dunes"),
			effort: "10 minutes dans le sable mou, puis on s’allonge",
			what_to_bring:
				"Apportez un pull et un pantalon long, et laissez la lampe chez vous : nous en avons des rouges.",
			good_to_know: lines(
				"Sable mou : inaccessible aux fauteuils roulants et aux poussettes",
				"Il n’y a pas de toilettes dans les dunes",
				"Les téléphones restent éteints, pour que tout le monde voie les étoiles",
			),
			activity_place: "Bout de la route des dunes, Arenas Blancas",
			pictures: [
				"Des gens avec un télescope dans les dunes sous la Voie lactée",
				"Une famille sous des couvertures et la Voie lactée",
				"Saturne, telle que la montre le télescope",
			],
		},
	},
	points: {
		losDragos: { place: "entrée principale, Playa Larga" },
		casaBruma: { place: "près de la fontaine, Playa Larga" },
		lasOlas: { title: "Appartements Las Olas", place: "portail sur la promenade, Playa Larga" },
		customsHouse: { title: "Ancienne douane", place: "marches face à la mer, Puerto Claro" },
		harbourTaxis: { title: "Station de taxis du port", place: "Puerto Claro" },
		office: { title: "Bureau d’Island Excursions", place: "Harbour Street 4, Puerto Claro" },
		miramarClaro: { place: "réception, Puerto Claro" },
		arenaNegra: { place: "réception, Costa Brisa" },
		brisaMar: { place: "sous le palmier de l’allée, Costa Brisa" },
		campsite: { title: "Camping Los Tarajales", place: "à la barrière, Costa Brisa" },
		almendro: { place: "portail de la cour, Santa Rosa" },
		lasSalinas: { place: "hall, La Salina" },
		saltWorks: { title: "Arrêt de bus des salines", place: "côté mer de la route, La Salina" },
		lighthouse: {
			title: "Arrêt de bus du phare de l’est",
			place: "abri au rond-point, Cala Roja",
		},
	},
};
