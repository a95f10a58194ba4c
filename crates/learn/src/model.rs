//! The weights of a net as fractions, and how they are improved: Adam on the error of lead and points.

use crate::rows::Came;
use bots::net::{ANSWERS, FIRST, Fractions, Net, SECOND};
use table::Rng;

/// Answers are learned in units of this many points.
const UNIT: f32 = 10.0;
/// How much an error in points counts beside one in the lead.
const POINTS_COUNT: f32 = 0.25;
/// Each step keeps these parts of the means of gradients and of their squares.
const KEEP: [f32; 2] = [0.9, 0.999];
/// Weights shrink by this part of the rate in each step.
const DECAY: f32 = 1e-5;
/// The net is the mean of the weights over about this many steps: the newest alone dance to the games that were drawn last.
const CALM: f32 = 2_000.0;
/// The mean is brought up to date after so many steps.
const CALM_EVERY: u64 = 8;
/// Numbers that are usually smaller than this are not scaled up any more.
const LEAST_SIZE: f32 = 0.3;

/// One number for each weight of a net.
#[derive(Clone, Debug)]
struct Layers {
    first: Vec<[f32; FIRST]>,
    first_bias: [f32; FIRST],
    second: Box<[[f32; SECOND]; FIRST]>,
    second_bias: [f32; SECOND],
    last: [[f32; SECOND]; ANSWERS],
    last_bias: [f32; ANSWERS],
}

impl Layers {
    fn zero(inputs: usize) -> Layers {
        Layers {
            first: vec![[0.0; FIRST]; inputs],
            first_bias: [0.0; FIRST],
            second: Box::new([[0.0; SECOND]; FIRST]),
            second_bias: [0.0; SECOND],
            last: [[0.0; SECOND]; ANSWERS],
            last_bias: [0.0; ANSWERS],
        }
    }

    /// All but the first layer's rows.
    fn rest(&self) -> [&[f32]; 5] {
        let Layers { first_bias, second, second_bias, last, last_bias, .. } = self;
        [first_bias, second.as_flattened(), second_bias, last.as_flattened(), last_bias]
    }

    fn rest_mut(&mut self) -> [&mut [f32]; 5] {
        let Layers { first_bias, second, second_bias, last, last_bias, .. } = self;
        [first_bias, second.as_flattened_mut(), second_bias, last.as_flattened_mut(), last_bias]
    }
}

/// A net that is learning.
#[derive(Clone, Debug)]
pub struct Model {
    names: Vec<String>,
    /// What each number is multiplied by; 0: it was never seen, and has no weights yet.
    scale: Vec<f32>,
    /// Whether the numbers are still to be scaled by their usual size, as those of a net are that was read.
    is_unscaled: bool,
    weights: Layers,
    /// Their mean over the last steps, which is the net.
    calm: Layers,
    /// The means of gradients and of their squares.
    means: [Layers; 2],
    gradient: Layers,
    /// Steps made so far.
    pub steps: u64,
    /// Seconds spent so far.
    pub seconds: f64,
}

/// A number as a bell curve gives it.
fn bell(rng: &mut Rng) -> f32 {
    ((0..12).map(|_| rng.unit()).sum::<f64>() - 6.0) as f32
}

fn add(sums: &mut [f32], factor: f32, row: &[f32]) {
    for (sum, w) in sums.iter_mut().zip(row) {
        *sum += factor * w;
    }
}

fn product(a: &[f32; SECOND], b: &[f32; SECOND]) -> f32 {
    let mut lanes = [0.0; 8];
    for (a, b) in a.as_chunks::<8>().0.iter().zip(b.as_chunks::<8>().0) {
        for lane in 0..8 {
            lanes[lane] += a[lane] * b[lane];
        }
    }
    lanes.iter().sum()
}

/// What happens on the way through the layers.
struct Pass {
    first: [f32; FIRST],
    second: [f32; SECOND],
    answers: [f32; ANSWERS],
}

impl Model {
    /// A net that knows nothing of descriptions with these names.
    pub fn new(names: &[String], rng: &mut Rng) -> Model {
        let mut weights = Layers::zero(names.len());
        let spread = (2.0 / FIRST as f32).sqrt();
        weights.second.as_flattened_mut().iter_mut().for_each(|w| *w = spread * bell(rng));
        weights.last.as_flattened_mut().iter_mut().for_each(|w| *w = 0.05 * bell(rng));
        Model {
            names: names.to_vec(),
            scale: vec![0.0; names.len()],
            is_unscaled: false,
            calm: weights.clone(),
            weights,
            means: [Layers::zero(names.len()), Layers::zero(names.len())],
            gradient: Layers::zero(names.len()),
            steps: 0,
            seconds: 0.0,
        }
    }

    /// Looks at rows for numbers that were never seen before, and makes room for them. The first that are seen get weights
    /// by chance, so that the units differ; later ones begin with none and disturb nothing.
    pub fn meet<'r, R>(&mut self, rows: impl Iterator<Item = (R, &'r Came)>, rng: &mut Rng)
    where
        R: Iterator<Item = (usize, i8)>,
    {
        let (mut squares, mut count, mut points) = (vec![0.0f32; self.names.len()], 0.0f32, 0.0);
        for (row, came) in rows {
            row.for_each(|(place, n)| squares[place] += f32::from(n) * f32::from(n));
            (count, points) = (count + 1.0, points + came.points);
        }
        let is_new = self.scale.iter().all(|&scale| scale == 0.0);
        let spread = (2.0f32 / 60.0).sqrt();
        for (place, sum) in squares.into_iter().enumerate().filter(|&(_, sum)| sum > 0.0) {
            let (before, scale) = (self.scale[place], 1.0 / (sum / count).sqrt().max(LEAST_SIZE));
            let weights = &mut self.weights.first[place];
            if before == 0.0 {
                self.scale[place] = scale;
                if is_new {
                    weights.iter_mut().for_each(|w| *w = spread * bell(rng));
                }
            } else if self.is_unscaled {
                self.scale[place] = scale;
                weights.iter_mut().for_each(|w| *w *= before / scale);
            }
        }
        if is_new && count > 0.0 {
            self.weights.last_bias[1] = points / count / UNIT;
        }
        if is_new || self.is_unscaled {
            self.calm = self.weights.clone();
        }
        self.is_unscaled = false;
    }

    fn pass(&self, weights: &Layers, row: impl Iterator<Item = (usize, i8)>) -> Pass {
        let mut first = weights.first_bias;
        for (place, n) in row {
            add(&mut first, f32::from(n) * self.scale[place], &weights.first[place]);
        }
        let mut second = weights.second_bias;
        for (active, row) in first.iter_mut().zip(weights.second.iter()) {
            *active = active.max(0.0);
            if *active > 0.0 {
                add(&mut second, *active, row);
            }
        }
        second.iter_mut().for_each(|active| *active = active.max(0.0));
        let mut answers = weights.last_bias;
        for (answer, row) in answers.iter_mut().zip(&weights.last) {
            *answer += product(&second, row);
        }
        Pass { first, second, answers }
    }

    /// The lead and the points that are expected.
    pub fn expects(&self, row: impl Iterator<Item = (usize, i8)>) -> [f32; ANSWERS] {
        self.pass(&self.calm, row).answers.map(|answer| answer * UNIT)
    }

    /// Adds the gradient of one row's error, which counts this much.
    fn blame(&mut self, row: impl Iterator<Item = (usize, i8)> + Clone, came: &Came, counts: f32) -> f32 {
        let Pass { first, second, answers } = self.pass(&self.weights, row.clone());
        let wrong = [answers[0] - came.target / UNIT, answers[1] - came.points / UNIT];
        let slopes = [2.0 * counts * wrong[0], 2.0 * counts * POINTS_COUNT * wrong[1]];
        let (weights, gradient) = (&self.weights, &mut self.gradient);
        let mut back_second = [0.0; SECOND];
        for (answer, &slope) in slopes.iter().enumerate() {
            gradient.last_bias[answer] += slope;
            add(&mut gradient.last[answer], slope, &second);
            add(&mut back_second, slope, &weights.last[answer]);
        }
        for (back, active) in back_second.iter_mut().zip(second) {
            *back = if active > 0.0 { *back } else { 0.0 };
        }
        add(&mut gradient.second_bias, 1.0, &back_second);
        let mut back_first = [0.0; FIRST];
        for unit in (0..FIRST).filter(|&unit| first[unit] > 0.0) {
            add(&mut gradient.second[unit], first[unit], &back_second);
            back_first[unit] = product(&weights.second[unit], &back_second);
        }
        add(&mut gradient.first_bias, 1.0, &back_first);
        for (place, n) in row {
            add(&mut gradient.first[place], f32::from(n) * self.scale[place], &back_first);
        }
        wrong[0] * wrong[0] * UNIT * UNIT
    }

    /// Makes one step that lessens the error on these rows; the mean square of the error in the lead before it.
    pub fn step<R>(&mut self, rows: &[(R, &Came)], rate: f32) -> f32
    where
        R: Iterator<Item = (usize, i8)> + Clone,
    {
        let counts = 1.0 / rows.len() as f32;
        let squares: f32 = rows.iter().map(|(row, came)| self.blame(row.clone(), came, counts)).sum();
        self.steps += 1;
        let t = self.steps.min(100_000) as i32;
        let grow = KEEP.map(|keep| 1.0 / (1.0 - keep.powi(t)));
        let [means, mean_squares] = &mut self.means;
        let improve = |w: &mut [f32], g: &mut [f32], m: &mut [f32], v: &mut [f32]| {
            for (((w, g), m), v) in w.iter_mut().zip(g).zip(m).zip(v) {
                *m = KEEP[0] * *m + (1.0 - KEEP[0]) * *g;
                *v = KEEP[1] * *v + (1.0 - KEEP[1]) * *g * *g;
                *w -= rate * (*m * grow[0] / ((*v * grow[1]).sqrt() + 1e-8) + DECAY * *w);
                *g = 0.0;
            }
        };
        for place in 0..self.names.len() {
            if self.scale[place] != 0.0 {
                let (w, g) = (&mut self.weights.first[place], &mut self.gradient.first[place]);
                improve(w, g, &mut means.first[place], &mut mean_squares.first[place]);
            }
        }
        let rest = self.weights.rest_mut().into_iter().zip(self.gradient.rest_mut());
        for (((w, g), m), v) in rest.zip(means.rest_mut()).zip(mean_squares.rest_mut()) {
            improve(w, g, m, v);
        }
        if self.steps.is_multiple_of(CALM_EVERY) {
            self.calm_down();
        }
        squares * counts
    }

    /// Brings the mean of the weights up to date. Of a young net only the newest weights count.
    fn calm_down(&mut self) {
        let part = CALM_EVERY as f32 / CALM.min(CALM_EVERY as f32 + self.steps as f32 / 4.0);
        let follow = |calm: &mut [f32], weights: &[f32]| {
            calm.iter_mut().zip(weights).for_each(|(calm, w)| *calm += part * (w - *calm));
        };
        for place in (0..self.names.len()).filter(|&place| self.scale[place] != 0.0) {
            follow(&mut self.calm.first[place], &self.weights.first[place]);
        }
        self.calm.rest_mut().into_iter().zip(self.weights.rest()).for_each(|(calm, weights)| follow(calm, weights));
    }

    /// The net in whole numbers.
    pub fn net(&self) -> Net {
        let weights = &self.calm;
        let scaled = |(row, &scale): (&[f32; FIRST], &f32)| row.map(|w| w * scale);
        let first: Vec<[f32; FIRST]> = weights.first.iter().zip(&self.scale).map(scaled).collect();
        Net::rounded(&Fractions {
            first,
            first_bias: weights.first_bias,
            second: weights.second.clone(),
            second_bias: weights.second_bias,
            last: weights.last.map(|row| row.map(|w| w * UNIT)),
            last_bias: weights.last_bias.map(|w| w * UNIT),
        })
    }

    /// Goes on from a net of which nothing else was kept.
    pub fn from_net(net: &Net, names: &[String]) -> Model {
        let Fractions { first, first_bias, second, second_bias, last, last_bias } = net.fractions();
        let mut model = Model::new(names, &mut Rng::from_number(0));
        let is_known = |row: &[f32; FIRST]| row.iter().any(|&w| w != 0.0);
        model.scale = first.iter().map(|row| f32::from(is_known(row))).collect();
        let (last, last_bias) = (last.map(|row| row.map(|w| w / UNIT)), last_bias.map(|w| w / UNIT));
        model.weights = Layers { first, first_bias, second, second_bias, last, last_bias };
        model.calm = model.weights.clone();
        model.is_unscaled = true;
        model
    }

    /// Everything that is needed to go on.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        out.extend(self.steps.to_le_bytes());
        out.extend(self.seconds.to_le_bytes());
        let seen: Vec<usize> = (0..self.names.len()).filter(|&place| self.scale[place] != 0.0).collect();
        out.extend((seen.len() as u64).to_le_bytes());
        let floats = |floats: &[f32], out: &mut Vec<u8>| floats.iter().for_each(|w| out.extend(w.to_le_bytes()));
        for &place in &seen {
            let name = &self.names[place];
            out.extend((name.len() as u64).to_le_bytes());
            out.extend(name.as_bytes());
            floats(&[self.scale[place]], &mut out);
            for layers in [&self.weights, &self.calm, &self.means[0], &self.means[1]] {
                floats(&layers.first[place], &mut out);
            }
        }
        for layers in [&self.weights, &self.calm, &self.means[0], &self.means[1]] {
            layers.rest().iter().for_each(|part| floats(part, &mut out));
        }
        out
    }

    /// Goes on from what [`Model::to_bytes`] gave, with the names of today: what has another name now is forgotten, what is
    /// new begins with no weights. Nothing if the bytes are something else.
    pub fn from_bytes(bytes: &[u8], names: &[String]) -> Option<Model> {
        let mut model = Model::new(names, &mut Rng::from_number(0));
        let mut at = bytes.strip_prefix(MAGIC)?;
        fn number(at: &mut &[u8]) -> Option<[u8; 8]> {
            let (head, rest) = at.split_first_chunk()?;
            *at = rest;
            Some(*head)
        }
        fn floats(at: &mut &[u8], out: &mut [f32]) -> Option<()> {
            let (head, rest) = at.split_at_checked(4 * out.len())?;
            out.iter_mut().zip(head.as_chunks().0).for_each(|(w, bytes)| *w = f32::from_le_bytes(*bytes));
            *at = rest;
            Some(())
        }
        model.steps = u64::from_le_bytes(number(&mut at)?);
        model.seconds = f64::from_le_bytes(number(&mut at)?);
        let seen = u64::from_le_bytes(number(&mut at)?);
        let mut forgotten = [0.0; FIRST];
        for _ in 0..seen {
            let len = u64::from_le_bytes(number(&mut at)?) as usize;
            let (name, rest) = at.split_at_checked(len)?;
            at = rest;
            let place = names.iter().position(|known| known.as_bytes() == name);
            let mut scale = [0.0];
            floats(&mut at, &mut scale)?;
            let [means, squares] = &mut model.means;
            for layers in [&mut model.weights, &mut model.calm, means, squares] {
                floats(&mut at, place.map_or(&mut forgotten, |place| &mut layers.first[place]))?;
            }
            if let Some(place) = place {
                model.scale[place] = scale[0];
            }
        }
        let [means, squares] = &mut model.means;
        for layers in [&mut model.weights, &mut model.calm, means, squares] {
            for part in layers.rest_mut() {
                floats(&mut at, part)?;
            }
        }
        at.is_empty().then_some(model)
    }
}

const MAGIC: &[u8; 8] = b"hofwght2";

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Vec<String> {
        (0..40).map(|i| format!("number {i}")).collect()
    }

    fn row(rng: &mut Rng) -> (Vec<(usize, i8)>, Came) {
        let row: Vec<(usize, i8)> = (0..40).filter(|_| rng.unit() < 0.3).map(|i| (i, (i % 5) as i8 + 1)).collect();
        let of = |i: usize| row.iter().any(|cell| cell.0 == i);
        let lead = if of(3) != of(7) { 6.0 } else { -2.0 } + if of(11) { 3.0 } else { 0.0 };
        (row, Came { target: lead, lead, points: 20.0 + lead, ..Came::default() })
    }

    /// Learns for this many steps.
    fn learned(steps: usize) -> (Model, Vec<f32>) {
        let mut rng = Rng::from_number(5);
        let mut model = Model::new(&names(), &mut rng);
        let first: Vec<_> = (0..500).map(|_| row(&mut rng)).collect();
        model.meet(first.iter().map(|(row, came)| (row.iter().copied(), came)), &mut rng);
        let mut errors = Vec::new();
        for _ in 0..steps {
            let batch: Vec<_> = (0..64).map(|_| row(&mut rng)).collect();
            let batch: Vec<_> = batch.iter().map(|(row, came)| (row.iter().copied(), came)).collect();
            errors.push(model.step(&batch, 1e-3));
        }
        (model, errors)
    }

    #[test]
    fn what_two_numbers_mean_only_together_is_learned() {
        let (_, errors) = learned(600);
        let mean = |part: &[f32]| part.iter().sum::<f32>() / part.len() as f32;
        assert!(mean(&errors[..20]) > 10.0, "{:?}", &errors[..20]);
        assert!(mean(&errors[580..]) < 1.0, "{:?}", &errors[580..]);
    }

    #[test]
    fn the_net_is_calmer_than_the_newest_weights() {
        let mut rng = Rng::from_number(8);
        let (mut model, _) = learned(400);
        let rows: Vec<_> = (0..400).map(|_| row(&mut rng)).collect();
        let answers = |model: &Model, weights: &Layers| -> Vec<f32> {
            rows.iter().map(|(cells, _)| model.pass(weights, cells.iter().copied()).answers[0]).collect()
        };
        let (mut moved, mut before) = ([0.0, 0.0], None);
        for _ in 0..10 {
            let now = [answers(&model, &model.weights), answers(&model, &model.calm)];
            if let Some(before) = before {
                let distance = |a: &[f32], b: &[f32]| a.iter().zip(b).map(|(a, b)| (a - b).abs()).sum::<f32>();
                let before: [Vec<f32>; 2] = before;
                (0..2).for_each(|i| moved[i] += distance(&before[i], &now[i]));
            }
            before = Some(now);
            for _ in 0..CALM_EVERY {
                // What is to be learned is the same, but each game ends a little by chance.
                let batch: Vec<_> = (0..8).map(|_| row(&mut rng)).collect();
                let came = |came: &Came, n: f32| Came { target: came.target + n, ..*came };
                let batch: Vec<_> = batch.iter().map(|(row, c)| (row, came(c, 6.0 * bell(&mut rng)))).collect();
                let batch: Vec<_> = batch.iter().map(|(row, came)| (row.iter().copied(), came)).collect();
                model.step(&batch, 1e-3);
            }
        }
        assert!(moved[1] * 3.0 < moved[0], "{moved:?}");
    }

    #[test]
    fn whole_numbers_answer_nearly_like_fractions() {
        let (model, _) = learned(200);
        let net = model.net();
        let mut rng = Rng::from_number(9);
        for _ in 0..200 {
            let (cells, _) = row(&mut rng);
            let mut dense = [0; 40];
            cells.iter().for_each(|&(place, n)| dense[place] = n);
            let (exact, whole) = (model.expects(cells.iter().copied()), net.judge([&dense[..]])[0]);
            assert!(
                (exact[0] - whole.lead).abs() < 0.1 && (exact[1] - whole.points).abs() < 0.1,
                "{exact:?} {whole:?}"
            );
        }
    }

    #[test]
    fn learning_goes_on_from_a_net() {
        let (model, errors) = learned(400);
        let mut again = Model::from_net(&model.net(), &names());
        let mut rng = Rng::from_number(7);
        let rows: Vec<_> = (0..500).map(|_| row(&mut rng)).collect();
        let rows: Vec<_> = rows.iter().map(|(row, came)| (row.iter().copied(), came)).collect();
        again.meet(rows.iter().map(|(row, came)| (row.clone(), *came)), &mut rng);
        for (cells, _) in &rows {
            let (one, other) = (model.expects(cells.clone()), again.expects(cells.clone()));
            assert!((one[0] - other[0]).abs() < 0.1 && (one[1] - other[1]).abs() < 0.1, "{one:?} {other:?}");
        }
        let error = (0..20).map(|_| again.step(&rows, 1e-3)).last().unwrap();
        assert!(error <= errors[380..].iter().copied().fold(0.0, f32::max), "{error}");
    }

    #[test]
    fn learning_goes_on_where_it_stopped_and_knows_what_was_renamed() {
        let (mut model, _) = learned(30);
        let mut again = Model::from_bytes(&model.to_bytes(), &names()).unwrap();
        let (cells, came) = row(&mut Rng::from_number(2));
        for model in [&mut model, &mut again] {
            model.step(&[(cells.iter().copied(), &came)], 1e-3);
        }
        assert_eq!(model.net(), again.net());
        // A new name in front and one less at the end.
        let mut other = names();
        other.insert(0, "new".into());
        other.pop();
        let moved = Model::from_bytes(&model.to_bytes(), &other).unwrap();
        let cells: Vec<(usize, i8)> = cells.into_iter().filter(|cell| cell.0 < 39).collect();
        let shifted = cells.iter().map(|&(place, n)| (place + 1, n));
        assert_eq!(model.expects(cells.iter().copied()), moved.expects(shifted));
        assert!(Model::from_bytes(&model.to_bytes()[..1000], &names()).is_none());
    }
}
